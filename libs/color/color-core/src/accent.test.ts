import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allColors, anyHex, fullListTimeout } from '../testing/colors.ts';
import { accentGrounds, accentSet, contrastRatio, type Theme } from './index.ts';

function expectReadable(hex: string, theme: Theme) {
  const set = accentSet(hex, theme);
  expect(set.accent).toBe(hex);
  for (const value of Object.values(set)) expect(value).toMatch(/^#[0-9A-F]{6}$/);
  const pairs = [
    ...(['accent', 'accent-hover', 'accent-press'] as const).map(
      (g) => [set['on-accent'], set[g], 4.5] as const,
    ),
    [set['on-accent-quiet'], set.accent, 4.5] as const,
    ...[...accentGrounds[theme], set['accent-soft']].map(
      (ground) => [set['accent-ink'], ground, 4.5] as const,
    ),
    ...accentGrounds[theme].slice(0, 2).map((ground) => [set['accent-line'], ground, 3] as const),
  ];
  for (const [text, ground, least] of pairs) {
    expect(contrastRatio(text, ground), `${hex} ${theme} ${text} on ${ground}`).toBeGreaterThanOrEqual(least);
  }
}

describe.each(['light', 'dark'] as const)('%s accent set', (theme) => {
  test('keeps its contrasts for all 1,023 colours', fullListTimeout, () => {
    for (const { hex } of allColors) expectReadable(hex, theme);
  });

  test('keeps them for any colour', fullListTimeout, () => {
    fc.assert(
      fc.property(anyHex, (hex) => expectReadable(hex, theme)),
      { numRuns: 200 },
    );
  });

  test.each(['#000000', '#FFFFFF', '#808080', '#818080'])('keeps them for the achromatic %s', (hex) => {
    expectReadable(hex, theme);
  });
});

test('朱红 on light and 月白 on dark are those of the drawn screens', () => {
  expect(accentSet('#ed5126', 'light')).toEqual({
    accent: '#ED5126',
    'accent-hover': '#F85B31',
    'accent-press': '#FF6239',
    'on-accent': '#1F0F0A',
    'on-accent-quiet': '#34170E',
    'accent-ink': '#C82A00',
    'accent-soft': '#FFE2DA',
    'accent-line': '#ED5126',
  });
  expect(accentSet('#EEF7F2', 'dark')).toEqual({
    accent: '#EEF7F2',
    'accent-hover': '#F4FDF8',
    'accent-press': '#F4FDF8',
    'on-accent': '#0F1512',
    'on-accent-quiet': '#444B48',
    'accent-ink': '#E4FBEE',
    'accent-soft': '#272928',
    'accent-line': '#EEF7F2',
  });
});

test('a pale accent on light paper gets a darker line', () => {
  expect(accentSet('#EEF7F2', 'light')['accent-line']).not.toBe('#EEF7F2');
});
