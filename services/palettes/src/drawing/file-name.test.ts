import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentDisposition, fileName } from './file-name.ts';
import { anyText } from './testing/any-text.ts';

it.each([
  ['江南春水', '丹青_江南春水.png'],
  ['Late autumn 2026', '丹青_Late_autumn_2026.png'],
  ['', '丹青_.png'],
  ['../../etc/passwd', '丹青_______etc_passwd.png'],
  ['<script>alert("1")</script>', '丹青__script_alert__1____script_.png'],
  ['a\u0000b\r\nc', '丹青_a_b__c.png'],
  ['桜の色', '丹青_桜の色.png'],
  ['شروق', '丹青_شروق.png'],
  ['cafe\u0301', '丹青_café.png'],
  ['春🎨', '丹青_春_.png'],
  ['\uD800x', '丹青__x.png'],
])('makes of %j the name %s', (name, expected) => {
  expect(fileName(name, 'png')).toBe(expected);
});

it('makes a name that every file system takes and a header that every reader decodes, of any text', () => {
  fc.assert(
    fc.property(anyText(90), (name) => {
      const file = fileName(name, 'png');
      expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
      expect(file).toMatch(/^丹青_[\p{L}\p{N}\p{M}_]*\.png$/u);
      const header = contentDisposition(file);
      expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/);
      expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(file);
    }),
  );
});
