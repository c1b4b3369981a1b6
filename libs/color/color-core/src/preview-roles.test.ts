import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allColors, anyHex, fullListTimeout } from '../testing/colors.ts';
import {
  contrastRatio,
  dualPrimaryGroup,
  dualScheme,
  evenScheme,
  harmonyScheme,
  hexToOklch,
  monoScheme,
  nearestColors,
  previewRoles,
  triadicScheme,
  type PreviewRoles,
  type Swatch,
} from './index.ts';

const drawn = (style: string) =>
  Object.fromEntries(
    style.split(';').map((declaration) => {
      const [name = '', value = ''] = declaration.split(':');
      return [name.replace('--', ''), value.toUpperCase()];
    }),
  );

test.each([
  [
    'mono 朱红',
    monoScheme('#ED5126'),
    '--sky:#fff1ea;--act:#ed5126;--shot:#ff9779;--on-p4:#ed5126;--key:#ed5126;--p0:#fff1ea;--p1:#ff9779;--p2:#ed5126;--p3:#b40a00;--p4:#5e0000;--t-sky:#5e0000;--t-act:#1f0f0a;--t-p0:#5e0000;--t-p4:#fff1ea;--t-on-p4:#1f0f0a',
  ],
  [
    'mono 月白, whose key is too close to the lightest grounds',
    monoScheme('#EEF7F2'),
    '--sky:#bac3be;--act:#808883;--shot:#bac3be;--on-p4:#eef7f2;--key:#eef7f2;--p0:#f2fbf6;--p1:#d4ddd8;--p2:#bac3be;--p3:#a1a9a5;--p4:#808883;--t-sky:#0f1612;--t-act:#0f1512;--t-p0:#0f1512;--t-p4:#0f1512;--t-on-p4:#0f1512',
  ],
  [
    'mono 群青, also for a dual scheme without its second colour',
    monoScheme('#1772B4'),
    '--sky:#e8fbff;--act:#1772b4;--shot:#6ec0ff;--on-p4:#1772b4;--key:#1772b4;--p0:#e8fbff;--p1:#6ec0ff;--p2:#2c81c4;--p3:#004381;--p4:#001234;--t-sky:#001234;--t-act:#e8fbff;--t-p0:#001234;--t-p4:#e8fbff;--t-on-p4:#f4fbff',
  ],
  [
    'dual 群青 + 藤黄',
    dualScheme('#1772B4', '#FFD111'),
    '--sky:#e8fbff;--act:#1772b4;--shot:#6ec0ff;--on-p4:#ffd111;--key:#1772b4;--p0:#e8fbff;--p1:#6ec0ff;--p2:#44efbf;--p3:#00be90;--p4:#008864;--alt:#ffd111;--t-sky:#846700;--t-act:#e8fbff;--t-p0:#846700;--t-p4:#000904;--t-on-p4:#181304',
  ],
  [
    'triadic 胭脂',
    triadicScheme('#9D2933'),
    '--sky:#f07577;--act:#9d2933;--shot:#c65054;--on-p4:#3f73ce;--key:#9d2933;--p0:#f07577;--p1:#c65054;--p2:#3b8b2d;--p3:#196d02;--p4:#000054;--alt:#3f73ce;--t-sky:#000054;--t-act:#fff7f7;--t-p0:#000054;--t-p4:#f07577;--t-on-p4:#f9feff',
  ],
])('%s has the roles of the drawn screen', (_, scheme, style) => {
  const screen = drawn(style);
  expect(previewRoles(scheme)).toEqual({ ...screen, bar: screen.p1, hill: screen.p1 });
});

function expectReadable(scheme: readonly Swatch[]) {
  const roles = previewRoles(scheme);
  for (const role of ['sky', 'act', 'p0', 'p4', 'on-p4'] as const) {
    const text = roles[`t-${role}` as keyof PreviewRoles] ?? '';
    expect(contrastRatio(text, roles[role])).toBeGreaterThanOrEqual(4.5);
  }
}

const FURTHER = ['even', 'complementary', 'analogous', 'split', 'tetradic'] as const;
const furtherScheme = (hex: string, mode: (typeof FURTHER)[number]) =>
  mode === 'even' ? evenScheme(hex) : harmonyScheme(mode, hex);

test.each(FURTHER)('texts are readable in the %s scheme of all 1,023 colours', fullListTimeout, (mode) => {
  for (const { hex } of allColors) {
    expectReadable(furtherScheme(hex, mode));
    expect(previewRoles(furtherScheme(hex, mode)).key).toBe(hex);
  }
});

test('texts are readable in all schemes of all 1,023 colours', fullListTimeout, () => {
  allColors.forEach(({ hex }, index) => {
    expectReadable(monoScheme(hex));
    expectReadable(triadicScheme(hex));
    expectReadable(dualScheme(hex, allColors[(index * 31 + 5) % allColors.length]?.hex ?? hex));
  });
});

test(
  'in a mono scheme the button stands apart from its ground and the grounds go from light to dark',
  fullListTimeout,
  () => {
    for (const { hex } of allColors) {
      const roles = previewRoles(monoScheme(hex));
      const lightness = (role: 'act' | 'p0' | 'p1' | 'p2' | 'p3' | 'p4') => hexToOklch(roles[role]).l;
      expect(Math.abs(lightness('act') - lightness('p0'))).toBeGreaterThanOrEqual(0.12);
      const grounds = (['p0', 'p1', 'p2', 'p3', 'p4'] as const).map(lightness);
      expect(grounds).toEqual(grounds.toSorted((a, b) => b - a));
    }
  },
);

test(
  'bars, hills and knob can be told from their grounds in all schemes of all 1,023 colours',
  fullListTimeout,
  () => {
    const apart = (a: string, b: string) =>
      nearestColors(a, [{ name: '', hex: b }], 1)[0]?.deltaE ?? Number.NaN;
    allColors.forEach(({ hex }, index) => {
      const other = allColors[(index * 31 + 5) % allColors.length]?.hex ?? hex;
      for (const scheme of [monoScheme(hex), dualScheme(hex, other), triadicScheme(hex)]) {
        const roles = previewRoles(scheme);
        expect(apart(roles.bar, roles.p0), `bar of ${hex}`).toBeGreaterThanOrEqual(5);
        expect(apart(roles.hill, roles.sky), `farthest hill of ${hex}`).toBeGreaterThanOrEqual(5);
        const black = hex === '#000000' && scheme[0]?.type === 'triadA';
        if (!black) expect(apart(roles.p4, roles.p2), `nearest hill of ${hex}`).toBeGreaterThanOrEqual(5);
        const most = Math.max(...scheme.map((swatch) => contrastRatio(swatch.hex, roles.p4)));
        expect(contrastRatio(roles['on-p4'], roles.p4), `knob of ${hex}`).toBeGreaterThanOrEqual(
          Math.min(3, most),
        );
      }
    });
  },
);

test('a strip with replaced colours, or with only one, still has its roles', () => {
  fc.assert(
    fc.property(fc.array(anyHex, { minLength: 11, maxLength: 11 }), (replaced) => {
      for (const scheme of [
        monoScheme('#ED5126'),
        dualScheme('#1772B4', '#FFD111'),
        triadicScheme('#9D2933'),
      ]) {
        const strip = scheme.map((swatch, index) => ({ ...swatch, hex: replaced[index] ?? swatch.hex }));
        for (const value of Object.values(previewRoles(strip))) expect(value).toMatch(/^#[0-9A-F]{6}$/);
      }
    }),
    { numRuns: 50 },
  );
  expect(previewRoles(dualPrimaryGroup('#1772B4'))).toMatchObject({ key: '#1772B4', p0: '#E8FBFF' });
  expect(previewRoles([{ hex: '#1772B4', type: 'primary', shade: 500 }])).toMatchObject({
    p0: '#1772B4',
    p4: '#1772B4',
  });
});

test('an empty scheme is refused', () => {
  expect(() => previewRoles([])).toThrow(RangeError);
});
