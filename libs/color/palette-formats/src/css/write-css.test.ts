import { parseCssColor } from '@danqing/color-core';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyPalette, fiveColors, listedColors, manyRuns } from '../../testing/palettes.ts';
import { writeCss } from '../index.ts';
import { codeColors, codeName } from '../palette/family.ts';
import { scanCss } from './scan-css.ts';

vi.setConfig(manyRuns);

test('five colours', () => {
  expect(writeCss({ ...fiveColors, colors: fiveColors.colors.slice(0, 2) })).toBe(`/* 丹青 · 雨过天青 */
:root {
  --color-zhuhong: #ED5126; /* 朱红 */
  --color-tenghuang: #FFD111; /* 藤黄 */
}

@supports (color: oklch(0 0 0)) {
  :root {
    --color-zhuhong: oklch(0.64387 0.19955 35.582); /* 朱红 */
    --color-tenghuang: oklch(0.87519 0.17699 92.437); /* 藤黄 */
  }
}
`);
});

test('the OKLCH notation is the same colour', () => {
  for (const { hex } of listedColors) {
    const css = writeCss({ name: '', colors: [{ hex }] });
    expect(parseCssColor(/: (oklch\(.*\));/.exec(css)?.[1])).toBe(hex);
  }
});

test('no name leaves its comment: the style sheet has only our declarations', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      const css = writeCss(palette);
      const { declarations, preludes } = scanCss(css);
      const properties = codeColors(palette).map((color) => `--color-${codeName(color)}`);
      expect(declarations.map(({ property }) => property)).toEqual([...properties, ...properties]);
      expect(preludes).toEqual([':root', '@supports (color: oklch(0 0 0))', ':root']);
      expect(css).not.toMatch(/<\/|\/\*[^*]*\/\*/);
    }),
  );
});

test('what is no hex colour is refused', () => {
  expect(() => writeCss({ name: '', colors: [{ hex: 'red; } body { x: y' }] })).toThrow(RangeError);
});
