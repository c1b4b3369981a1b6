import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { hexToOklch } from './oklch.ts';
import { pageRoles } from './page-roles.ts';
import { monoScheme } from './schemes.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const themes = ['light', 'dark'] as const;

it('reads in any palette, by day and by night', () => {
  fc.assert(
    fc.property(
      fc.array(hex, { minLength: 1, maxLength: 50 }),
      fc.constantFrom(...themes),
      (colors, theme) => {
        const { background, surface, text, accent, onAccent } = pageRoles(colors, colors[0]!, theme);
        for (const [front, ground] of [
          [text, background],
          [text, surface],
          [onAccent, accent],
        ] as const)
          expect(contrastRatio(front, ground)).toBeGreaterThanOrEqual(4.5);
        const most = Math.max(...colors.map((one) => contrastRatio(one, background)));
        expect(contrastRatio(accent, background)).toBeGreaterThanOrEqual(Math.min(3, most) - 1e-9);
      },
    ),
  );
});

test('a scheme gives its own colours: pale ground and dark text by day, the other way round by night', () => {
  const scheme = monoScheme('#1661AB').map((swatch) => swatch.hex);
  const [day, night] = themes.map((theme) => pageRoles(scheme, '#1661AB', theme));
  for (const roles of [day!, night!]) {
    const { onAccent, ...own } = roles;
    for (const role of Object.values(own)) expect(scheme).toContain(role);
    expect(onAccent).toMatch(/^#/);
  }
  expect(day!.accent).toBe('#1661AB');
  expect(hexToOklch(day!.background).l).toBeGreaterThan(0.9);
  expect(hexToOklch(night!.background).l).toBeLessThan(0.35);
});

test('of colours that are all near the ground the one with most contrast is the accent, not the darkest', () => {
  expect(pageRoles(['#6D5CC0', '#526C4C', '#317C7D'], '#6D5CC0', 'light').accent).toBe('#317C7D');
});

test('an empty palette is refused', () => {
  expect(() => pageRoles([], '#000000', 'light')).toThrow(RangeError);
});
