import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it('writes a header that every reader decodes to the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (file) => {
      const header = contentDisposition(file);
      expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
      expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(file);
    }),
  );
});
