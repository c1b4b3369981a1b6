import { exportFileName } from '@danqing/contracts/palettes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';
import { anyText } from './testing/any-text.ts';

it('writes a header that every reader decodes to the name', () => {
  fc.assert(
    fc.property(anyText(90), (name) => {
      const file = exportFileName(name, 'png');
      const header = contentDisposition(file);
      expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/);
      expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(file);
    }),
  );
});
