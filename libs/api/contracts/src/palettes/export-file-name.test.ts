import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportFileName } from './export-file-name.ts';

test.each([
  ['雨过天青', '丹青_雨过天青.thmx'],
  ['Sky Blue 2', '丹青_Sky_Blue_2.thmx'],
  ['a/b\\c:d', '丹青_a_b_c_d.thmx'],
  ['../../etc/passwd', '丹青_______etc_passwd.thmx'],
  ['أزرق', '丹青_أزرق.thmx'],
  ['हिन्दी', '丹青_हिन्दी.thmx'],
  ['e\u0301', '丹青_é.thmx'],
  ['朱红🎨', '丹青_朱红_.thmx'],
  ['x\uDC00', '丹青_x_.thmx'],
  ['', '丹青_palette.thmx'],
  ['🎨 !', '丹青_palette.thmx'],
])('%j is saved as %s', (name, file) => {
  expect(exportFileName(name, 'thmx')).toBe(file);
});

test('a long name is cut at 80 characters', () => {
  expect(exportFileName('x'.repeat(200), 'gpl')).toBe(`丹青_${'x'.repeat(80)}.gpl`);
});

test('every name is one that file systems and headers accept', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('龘'.repeat(120), '𫄸'.repeat(120), '\uD800', 'a\u0000b\r\nc', '../../etc/passwd'),
  );
  const extension = fc.constantFrom('thmx', 'readable.thmx', 'tokens.json', 'png', 'pdf');
  fc.assert(
    fc.property(name, extension, (text, ending) => {
      const file = exportFileName(text, ending);
      expect(file).toMatch(/^丹青_[\p{L}\p{N}\p{M}_]+\.[a-z.]+$/u);
      expect(file.endsWith(`.${ending}`)).toBe(true);
      expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
      expect([...file].length).toBeLessThanOrEqual(83 + 1 + ending.length);
    }),
  );
});
