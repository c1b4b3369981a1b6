import { contrastRatio, hexToOklch, monoScheme } from '@danqing/color-core';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyHex, anyPalette, fiveColors, listedColors, manyRuns } from '../../testing/palettes.ts';
import { OFFICE_SLOTS, officeRoles, officeSlots, type FormatPalette } from '../index.ts';

vi.setConfig(manyRuns);

const paletteOf = (...hexes: string[]): FormatPalette => ({
  name: '',
  colors: hexes.map((hex) => ({ hex })),
});
const accentsOf = (palette: FormatPalette) => {
  const roles = officeRoles(palette);
  return [roles.accent1, roles.accent2, roles.accent3, roles.accent4, roles.accent5, roles.accent6];
};

const kinds = fc.oneof(
  anyPalette,
  fc.array(anyHex, { maxLength: 14 }).map((hexes) => paletteOf(...hexes)),
  anyHex.map((hex) => paletteOf(...monoScheme(hex).map((swatch) => swatch.hex))),
  fc
    .uniqueArray(fc.constantFrom(...listedColors), { minLength: 1, maxLength: 14 })
    .map((colors) => ({ name: '', colors })),
  fc
    .array(fc.integer({ min: 0, max: 255 }), { maxLength: 9 })
    .map((greys) => paletteOf(...greys.map((grey) => `#${grey.toString(16).padStart(2, '0').repeat(3)}`))),
);

describe('readable roles', () => {
  test('five colours: the palest is the ground, the ink is derived, the others are accents, the primary one first', () => {
    const [vermilion, gamboge, moss, moonWhite, indigo] = fiveColors.colors.map(({ hex }) => hex);
    const roles = officeRoles(fiveColors);
    expect(roles.lt1).toBe(moonWhite);
    expect(accentsOf(fiveColors).slice(0, 4)).toEqual([vermilion, indigo, moss, gamboge]);
    expect(roles.hlink).toBe(indigo);
    expect(Math.abs(hexToOklch(roles.dk1).h - hexToOklch(vermilion ?? '').h)).toBeLessThan(5);
  });

  test('a palette with ink and paper gives both', () => {
    const roles = officeRoles(paletteOf('#C93756', '#FFFBF0', '#1A1A1A', '#177CB0'));
    expect(roles).toMatchObject({ dk1: '#1A1A1A', lt1: '#FFFBF0', accent1: '#C93756', accent2: '#177CB0' });
  });

  test('primary and secondary are the first accents', () => {
    const colors: FormatPalette['colors'] = [
      { hex: '#FF0000', type: 'scheme' },
      { hex: '#1B6B3A', type: 'secondary' },
      { hex: '#6B4A8C', type: 'primary' },
    ];
    expect(accentsOf({ name: '', colors }).slice(0, 3)).toEqual(['#6B4A8C', '#1B6B3A', '#FF0000']);
  });

  test('black and white stand in where there is no colour at all', () => {
    const roles = officeRoles(paletteOf());
    expect(hexToOklch(roles.dk1).c).toBe(0);
    expect(hexToOklch(roles.lt1).c).toBe(0);
    expect(new Set(accentsOf(paletteOf())).size).toBe(6);
  });

  test('text reads on its ground, in both pairs and crosswise', () => {
    fc.assert(
      fc.property(kinds, (palette) => {
        const { dk1, lt1, dk2, lt2, hlink, folHlink } = officeRoles(palette);
        expect(contrastRatio(dk1, lt1)).toBeGreaterThanOrEqual(7);
        for (const [dark, light] of [
          [dk1, lt2],
          [dk2, lt1],
          [dk2, lt2],
          [hlink, lt1],
          [folHlink, lt1],
        ] as const) {
          expect(contrastRatio(dark, light)).toBeGreaterThanOrEqual(4.5);
        }
        expect(hexToOklch(lt1).l).toBeGreaterThan(hexToOklch(dk1).l);
        expect(hlink).not.toBe(folHlink);
      }),
      { numRuns: 400 },
    );
  });

  test('six different accents show on the ground, as far as the palette has such colours', () => {
    fc.assert(
      fc.property(kinds, (palette) => {
        const { dk1, lt1, dk2, lt2 } = officeRoles(palette);
        const accents = accentsOf(palette);
        const own = new Set(palette.colors.map(({ hex }) => hex.toUpperCase()));
        const shows = (hex: string) => contrastRatio(hex, lt1) >= 3;
        expect(new Set(accents).size).toBe(6);
        for (const taken of [dk1, lt1, dk2, lt2]) expect(accents).not.toContain(taken);
        for (const accent of accents) if (!own.has(accent)) expect(shows(accent)).toBe(true);
        if (!accents.every(shows)) {
          const unused = [...own].filter((hex) => ![...accents, dk1, lt1, dk2, lt2].includes(hex as never));
          expect(unused.filter(shows)).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('no accent is invented while a colour of the palette is unused', () => {
    fc.assert(
      fc.property(kinds, (palette) => {
        const roles = Object.values(officeRoles(palette)) as string[];
        const own = new Set(palette.colors.map(({ hex }) => hex.toUpperCase()));
        if (accentsOf(palette).some((accent) => !own.has(accent))) {
          expect([...own].filter((hex) => !roles.includes(hex))).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('every colour of the list alone gives a readable theme with that colour in it', () => {
    for (const { hex } of listedColors) expect(Object.values(officeRoles(paletteOf(hex)))).toContain(hex);
  });
});

describe('slots', () => {
  test('as listed: the first twelve in order, with their names', () => {
    const colors = listedColors.slice(0, 14);
    expect(officeSlots({ name: '', colors }, 'as-listed')).toEqual(
      OFFICE_SLOTS.map((slot, index) => ({ slot, hex: colors[index]?.hex, name: colors[index]?.name })),
    );
  });

  test('as listed: fewer are filled up with black, named 黑色', () => {
    const slots = officeSlots(paletteOf('#abcdef'), 'as-listed');
    expect(slots).toHaveLength(12);
    expect(slots[0]).toEqual({ slot: 'dk1', hex: '#ABCDEF', name: '#ABCDEF' });
    for (const slot of slots.slice(1)) expect(slot).toMatchObject({ hex: '#000000', name: '黑色' });
  });

  test('readable: the roles in schema order; a derived colour has no name', () => {
    const palette: FormatPalette = { name: '', colors: [{ hex: '#C93756', name: '茜色' }] };
    const roles = officeRoles(palette);
    const slots = officeSlots(palette, 'readable');
    expect(slots.map(({ slot, hex }) => [slot, hex])).toEqual(
      OFFICE_SLOTS.map((slot) => [slot, roles[slot]]),
    );
    expect(slots.filter(({ name }) => name !== undefined)).toEqual([
      { slot: 'accent1', hex: '#C93756', name: '茜色' },
      { slot: 'hlink', hex: '#C93756', name: '茜色' },
    ]);
  });

  test.each(['#12345', 'red', '', '#FFFFFF"/><x'])('%j is refused as a colour', (hex) => {
    expect(() => officeSlots(paletteOf(hex), 'as-listed')).toThrow(RangeError);
    expect(() => officeSlots(paletteOf(hex), 'readable')).toThrow(RangeError);
  });
});
