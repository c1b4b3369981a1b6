import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allColors, anyHex, fullListTimeout } from '../testing/colors.ts';
import { cssOklch, hexToRgb, parseCssColor, parseCssColorAlpha } from './index.ts';

describe('parseCssColor', () => {
  test.each([
    ['#f00', '#FF0000'],
    ['#F00C', '#FF0000'],
    ['  RebeccaPurple ', '#663399'],
    ['rgb(237, 81, 38)', '#ED5126'],
    ['rgba(237,81,38,.5)', '#ED5126'],
    ['rgb(92.94% 31.76% 14.9% / 20%)', '#ED5126'],
    ['RGB(none 81 38)', '#005126'],
    ['rgb(300 -20 0)', '#FF0000'],
    ['hsl(120 100% 25%)', '#008000'],
    ['hsla(0.5turn, 100%, 50%, 0.1)', '#00FFFF'],
    ['hwb(none 0% 0%)', '#FF0000'],
    ['lab(100 0 0)', '#FFFFFF'],
    ['lab(none 20 30)', '#000000'],
    ['lch(0 0 none)', '#000000'],
    ['oklab(1 0 0)', '#FFFFFF'],
    ['oklch(62.8% 0.2577 29.23)', '#FF0000'],
    ['color(srgb 1 0.5 0)', '#FF8000'],
    ['color(srgb-linear 1 0.2159 0)', '#FF8000'],
    ['color(srgb 1e-7 0 0)', '#000000'],
    ['color(xyz 0.9505 1 1.089)', '#FFFFFF'],
    ['color(xyz-d50 0.9643 1 0.8251)', '#FFFFFF'],
  ])('reads %j as %s', (text, hex) => {
    expect(parseCssColor(text)).toBe(hex);
  });

  test.each([
    '',
    '#',
    '#12345',
    'fff',
    'facade',
    'transparent',
    'currentColor',
    'none',
    'inherit',
    'notacolor',
    'var(--x)',
    'rgb(var(--x))',
    'calc(1px)',
    'url(#fff)',
    'rgb()',
    'rgb(1 2)',
    'rgb(1e400 0 0)',
    'color(nowhere 1 1 1)',
    `rgb(${' '.repeat(300)}1 2 3)`,
  ])('gives null for %j', (text) => {
    expect(parseCssColor(text)).toBeNull();
  });

  test.each([null, undefined, 5, {}, ['#fff']])(
    'gives null for the value %o, which is no string',
    (value) => {
      expect(parseCssColor(value)).toBeNull();
    },
  );

  test.each([
    'srgb',
    'srgb-linear',
    'hsl',
    'hwb',
    'lab',
    'lch',
    'oklab',
    'oklch',
    'p3',
    'a98rgb',
    'prophoto',
    'rec2020',
    'xyz-d65',
    'xyz-d50',
  ])('reads what colorjs.io writes in %s', (space) => {
    for (const { hex } of allColors.slice(0, 200)) {
      const written = new Color(hex).to(space).toString({ precision: 8 });
      const read = hexToRgb(parseCssColor(written) ?? '');
      hexToRgb(hex).forEach((value, channel) =>
        expect(Math.abs(value - (read[channel] ?? 0))).toBeLessThanOrEqual(1),
      );
    }
  });

  test.each(['color(display-p3 1 0 0)', 'color(rec2020 0 1 0)', 'oklch(0.7 0.4 150)', 'lab(50 120 -120)'])(
    '%s lies outside sRGB and keeps lightness and hue nearly, not its chroma',
    (text) => {
      const wanted = new Color(text).to('oklch').coords as number[];
      const [l = 0, c = 0, h = 0] = new Color(parseCssColor(text) ?? '').to('oklch').coords as number[];
      expect(Math.abs(l - (wanted[0] ?? 0))).toBeLessThan(0.02);
      expect(c).toBeLessThan(wanted[1] ?? 0);
      expect(Math.abs(h - (wanted[2] ?? 0))).toBeLessThan(5);
    },
  );

  test('gives #RRGGBB or null for any text and any numbers, and never throws', () => {
    const number = fc.oneof(
      fc.double(),
      fc.double({ min: -2, max: 400 }),
      fc.constantFrom('none', '1e999', '50%', '-0'),
    );
    const name = fc.constantFrom(
      'rgb',
      'hsl',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'color(rec2020',
      'color(xyz',
    );
    const written = fc
      .tuple(name, fc.array(number, { maxLength: 5 }))
      .map(([start, numbers]) => `${start}${start.includes('(') ? ' ' : '('}${numbers.join(' ')})`);
    fc.assert(
      fc.property(fc.oneof(written, fc.string(), fc.anything()), (text) => {
        expect(parseCssColor(text) ?? '#000000').toMatch(/^#[0-9A-F]{6}$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('cssOklch', () => {
  test('reads back as the same colour, in two libraries', fullListTimeout, () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(parseCssColor(cssOklch(hex))).toBe(hex);
        expect(
          new Color(cssOklch(hex)).to('srgb').toString({ format: 'hex', collapse: false }).toUpperCase(),
        ).toBe(hex);
      }),
      { numRuns: 2000 },
    );
  });

  test('greys and almost greys too', () => {
    for (const hex of ['#000000', '#FFFFFF', '#808080', '#818080', '#363433', '#010000']) {
      expect(parseCssColor(cssOklch(hex))).toBe(hex);
    }
  });

  test('never has a hue of 360, an exponent or anything that is no number', fullListTimeout, () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const hue = Number(/^oklch\([\d.]+ [\d.]+ ([\d.]+)\)$/.exec(cssOklch(hex))?.[1]);
        expect(hue).toBeGreaterThanOrEqual(0);
        expect(hue).toBeLessThan(360);
      }),
      { numRuns: 3000 },
    );
  });
});

test.each([
  ['#ed5126', 1],
  ['#ed512680', 128 / 255],
  ['#e510', 0],
  ['rgb(237 81 38 / 40%)', 0.4],
  ['rgba(237, 81, 38, .4)', 0.4],
  ['rgba(237, 81, 38, 7)', 1],
  ['oklch(0.6 0.1 30 / 0.25)', 0.25],
  ['red', 1],
])('the alpha of %s is %d', (text, alpha) => {
  expect(parseCssColorAlpha(text)?.alpha).toBeCloseTo(alpha, 6);
  expect(parseCssColorAlpha(text)?.hex).toBe(parseCssColor(text));
});
