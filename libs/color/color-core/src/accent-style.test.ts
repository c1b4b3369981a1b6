import { formatHex, parse } from 'culori';
import { describe, expect, it } from 'vitest';
import { allColors, fullListTimeout } from '../testing/colors.ts';
import { accentSet } from './accent.ts';
import { accentStyle } from './accent-style.ts';

const values = (style: string) =>
  [...style.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, role, value]) => [
    role,
    formatHex(parse(value ?? ''))?.toUpperCase(),
  ]);

describe('accentStyle', () => {
  it('paints the very hexes of the accent set, for every colour in both themes', fullListTimeout, () => {
    for (const { hex } of allColors) {
      const expected = (['light', 'dark'] as const).flatMap((theme) =>
        Object.entries(accentSet(hex, theme)).map(([role, value]) => [role, value.toUpperCase()]),
      );
      expect(values(accentStyle(hex)), hex).toEqual(expected);
    }
  });

  it('has one block for each theme', () => {
    expect(accentStyle('#ED5126')).toMatch(/^:root\{--accent:oklch\([^}]+\}\.dark\{[^}]+\}$/);
  });

  it('refuses what is no colour', () => {
    expect(() => accentStyle('red')).toThrow(RangeError);
  });
});
