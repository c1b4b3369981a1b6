import ColorJs from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allColors, anyHex, colorNamed, fullListTimeout } from '../testing/colors.ts';
import {
  dualPrimaryGroup,
  dualScheme,
  hexToOklch,
  hexToRgb,
  midColor,
  monoScheme,
  triadicScheme,
  type Swatch,
} from './index.ts';

const hexes = (swatches: readonly Swatch[]) => swatches.map(({ hex }) => hex);
const names = (swatches: readonly Swatch[]) => swatches.map(({ name }) => name);
const isGrey = (hex: string) => new Set(hexToRgb(hex)).size === 1;

const MONO_NAMES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];
const DUAL_NAMES = [
  'primary-50',
  'primary-200',
  'primary-400',
  'primary-500',
  'mid-300',
  'mid-500',
  'mid-700',
  'secondary-500',
  'secondary-600',
  'secondary-800',
  'secondary-950',
];
const TRIADIC_NAMES = [
  'triadA-50',
  'triadA-200',
  'triadA-500',
  'triadA-900',
  'triadB-200',
  'triadB-500',
  'triadB-900',
  'triadC-200',
  'triadC-500',
  'triadC-900',
  'triadC-950',
];

const LIGHTNESS_TOLERANCE = 0.004;

function expectSound(scheme: readonly Swatch[], order: readonly string[]) {
  expect(names(scheme)).toEqual(order);
  for (const { hex, name, type, shade, mapped, shift } of scheme) {
    expect(hex).toMatch(/^#[0-9A-F]{6}$/);
    expect(name.replace(/^.*-/, '')).toBe(String(shade));
    expect(name.startsWith(`${type}-`) || type === 'primary').toBe(true);
    expect(Number.isFinite(shift)).toBe(true);
    if (!mapped) expect(shift).toBe(0);
  }
  const ordered = scheme.filter(({ hex, shade }) => {
    const { l } = hexToOklch(hex);
    return shade !== 500 || (l > 0.08 && l < 0.96);
  });
  for (const [index, swatch] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next?.type !== swatch.type) continue;
    expect(hexToOklch(next.hex).l).toBeLessThan(hexToOklch(swatch.hex).l + LIGHTNESS_TOLERANCE);
  }
}

const hueApart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

test(
  'all 1,023 colours keep their exact hex at 500 in every scheme and each scheme is sound',
  fullListTimeout,
  () => {
    allColors.forEach(({ hex }, index) => {
      const other = allColors[(index * 7 + 13) % allColors.length]?.hex ?? hex;
      const mono = monoScheme(hex);
      const dual = dualScheme(hex, other);
      const triad = triadicScheme(hex);
      expectSound(mono, MONO_NAMES);
      expectSound(dual, DUAL_NAMES);
      expectSound(triad, TRIADIC_NAMES);
      const own = [mono[5], dual[3], triad[2]];
      for (const swatch of own) expect(swatch).toMatchObject({ hex, mapped: false, shift: 0, shade: 500 });
      expect(dual[7]).toMatchObject({ hex: other, mapped: false, type: 'secondary' });
    });
  },
);

test('random colours too', fullListTimeout, () => {
  fc.assert(
    fc.property(anyHex, anyHex, (a, b) => {
      expectSound(monoScheme(a), MONO_NAMES);
      expectSound(dualScheme(a, b), DUAL_NAMES);
      expectSound(triadicScheme(a), TRIADIC_NAMES);
      expect(monoScheme(a)[5]?.hex).toBe(a);
    }),
    { numRuns: 300 },
  );
});

test(
  'a mono scheme is that of colorjs.io with CSS gamut mapping, for all 1,023 colours within one step of 255',
  fullListTimeout,
  () => {
    const offsets = [0.45, 0.35, 0.25, 0.15, 0.05, 0, -0.08, -0.16, -0.24, -0.3, -0.35];
    for (const { hex } of allColors) {
      const [l, c, h] = new ColorJs(hex).to('oklch').coords.map((value) => value ?? 0) as [
        number,
        number,
        number,
      ];
      const scheme = monoScheme(hex);
      for (const [index, offset] of offsets.entries()) {
        const swatch = scheme[index];
        if (offset === 0 || !swatch) continue;
        const lightness = Math.min(0.98, Math.max(0.05, l + offset));
        const wanted = new ColorJs('oklch', [lightness, c < 0.004 ? 0 : c, h]).to('srgb');
        expect(swatch.mapped).toBe(!wanted.inGamut('srgb', { epsilon: 1e-4 }));
        const expected = hexToRgb(
          wanted.toGamut({ method: 'css' }).toString({ format: 'hex', collapse: false }),
        );
        hexToRgb(swatch.hex).forEach((value, component) => {
          expect(Math.abs(value - (expected[component] ?? NaN))).toBeLessThanOrEqual(1);
        });
      }
    }
  },
);

test('a mapped swatch keeps the hue that was asked for', fullListTimeout, () => {
  // Near white, black and the cusps, the CSS algorithm's local clipping (ΔEOK 0.02) may shift the hue of
  // low-chroma colours further.
  const angle = (chroma: number) => (180 / Math.PI) * Math.asin(Math.min(1, 0.022 / chroma)) + 1;
  for (const { hex } of allColors) {
    const { h } = hexToOklch(hex);
    for (const swatch of monoScheme(hex)) {
      const delivered = hexToOklch(swatch.hex);
      if (swatch.mapped && delivered.c > 0.03)
        expect(hueApart(delivered.h, h)).toBeLessThan(angle(delivered.c));
    }
  }
});

test.each([
  [
    'mono 朱红',
    monoScheme('#ED5126'),
    '#FFF1EA #FFF1EA #FFCAB8 #FF9779 #FF6239 #ED5126 #D03400 #B40A00 #8F0000 #740000 #5E0000',
  ],
  [
    'mono 月白',
    monoScheme('#EEF7F2'),
    '#F2FBF6 #F2FBF6 #F2FBF6 #F2FBF6 #F2FBF6 #EEF7F2 #D4DDD8 #BAC3BE #A1A9A5 #8F9792 #808883',
  ],
  [
    'dual 群青 + 藤黄',
    dualScheme('#1772B4', '#FFD111'),
    '#E8FBFF #6EC0FF #2C81C4 #1772B4 #44EFBF #00BE90 #008864 #FFD111 #E4B700 #AB8600 #846700',
  ],
  [
    'triadic 胭脂',
    triadicScheme('#9D2933'),
    '#F07577 #C65054 #9D2933 #530007 #3B8B2D #196D02 #003700 #3F73CE #2355AD #001E73 #000054',
  ],
])('%s has the colours of the drawn screens', (_, scheme, expected) => {
  expect(hexes(scheme).join(' ')).toBe(expected);
});

describe('midColor', () => {
  test('of a colour with itself is that colour, for all 1,023', () => {
    for (const { hex } of allColors) expect(midColor(hex, hex)).toBe(hex);
  });

  test('is mid-500 of the dual scheme, and the order of the two does not matter', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(dualScheme(a, b)[5]?.hex).toBe(midColor(a, b));
        expect(midColor(b, a)).toBe(midColor(a, b));
      }),
      { numRuns: 300 },
    );
  });

  test('agrees with the interpolation of colorjs.io along the shorter arc', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const first = hexToOklch(a);
        const second = hexToOklch(b);
        // Skips near-greys, for which colorjs.io has another threshold, and opposite hues, where rounding
        // decides.
        fc.pre(first.c > 0.01 && second.c > 0.01 && Math.abs(hueApart(first.h, second.h) - 180) > 0.01);
        const mixed = new ColorJs(a).mix(b, 0.5, { space: 'oklch', hue: 'shorter' }).to('srgb');
        const expected = mixed.toGamut({ method: 'css' }).toString({ format: 'hex', collapse: false });
        const wanted = hexToRgb(expected);
        hexToRgb(midColor(a, b)).forEach((value, index) => {
          expect(Math.abs(value - (wanted[index] ?? NaN))).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 300 },
    );
  });
});

test('the first group of a dual scheme needs no second colour', () => {
  expect(dualPrimaryGroup('#1772B4')).toEqual(dualScheme('#1772B4', '#FFD111').slice(0, 4));
});

describe('traps', () => {
  test('#e60012 + #e4007f gives crimson, not teal', () => {
    expect(midColor('#e60012', '#e4007f')).toBe('#E80053');
  });

  test('#818080 does not drag the mid of blue to purple', () => {
    const blue = hexToOklch('#0000ff');
    for (const mid of [midColor('#818080', '#0000ff'), midColor('#0000ff', '#818080')]) {
      expect(hueApart(hexToOklch(mid).h, blue.h)).toBeLessThan(3);
    }
  });

  test.each(['雪白', '象牙白', '海参灰'])(
    '%s 500 is the colour itself, though lighter than the ramp goes',
    (name) => {
      const { hex } = colorNamed(name);
      expect(hexToOklch(hex).l).toBeGreaterThan(0.98);
      expect(monoScheme(hex)[5]?.hex).toBe(hex);
      expect(triadicScheme(hex)[2]?.hex).toBe(hex);
      expect(dualScheme(hex, hex).filter(({ shade }) => shade === 500)).toMatchObject([
        { hex },
        { hex },
        { hex },
      ]);
    },
  );

  test('#0000ff stays, in lower case, with alpha or short', () => {
    for (const text of ['#0000ff', '0000FF', '#00f', '#00f8', '#0000ff80']) {
      expect(monoScheme(text)[5]).toMatchObject({ hex: '#0000FF', mapped: false });
    }
  });

  test('景泰蓝 50 is a pale blue, not the cyan that clipping gives', () => {
    expect(monoScheme(colorNamed('景泰蓝').hex)[0]?.hex).toBe('#E8FBFF');
  });

  test.each(['#000000', '#FFFFFF', '#808080', '#818080', colorNamed('长石灰').hex])(
    'the achromatic %s stays achromatic in every derived step, without NaN',
    (hex) => {
      const scheme = [...monoScheme(hex), ...triadicScheme(hex), ...dualScheme(hex, '#7F8080')];
      for (const swatch of scheme) {
        expect(hexToOklch(swatch.hex).c).toBe(0);
        if (swatch.shade !== 500 || /triad[BC]/.test(swatch.type)) expect(isGrey(swatch.hex)).toBe(true);
      }
      expect(hexToOklch(midColor(hex, '#808080')).c).toBe(0);
    },
  );

  test('NaN never shows: no black from a missing hue', () => {
    expect(hexes(triadicScheme('#C0C0C0'))).not.toContain('#000000');
    expect(JSON.stringify(triadicScheme('#C0C0C0'))).not.toMatch(/NaN|null/);
  });

  test('a mapped swatch says so and by how much; the same colour asked within sRGB does not', () => {
    const [lightest] = monoScheme('#ED5126');
    expect(lightest).toMatchObject({ hex: '#FFF1EA', mapped: true });
    expect(lightest?.shift).toBeGreaterThan(2);
    expect(monoScheme('#EEF7F2').every(({ mapped }) => !mapped)).toBe(true);
  });
});
