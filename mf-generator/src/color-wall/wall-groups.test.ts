import { sampleColors } from '@danqing/area-kit/testing';
import { hexToOklch } from '@danqing/color-core';
import { seasonOf, type Color } from '@danqing/contracts/colors';
import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS, foundGroups, wallGroups } from './wall-groups.ts';

describe.each(ARRANGEMENTS)('by %s', (by) => {
  const groups = wallGroups(sampleColors, by);
  const shown = groups.flatMap(({ colors }) => colors);

  it('has every colour once, of seasons and stories only those that have one', () => {
    expect(new Set(shown).size).toBe(shown.length);
    const has = { season: seasonOf, story: ({ history_id }: Color) => history_id };
    const wanted = by in has ? sampleColors.filter(has[by as keyof typeof has]) : sampleColors;
    expect(new Set(shown)).toEqual(new Set(wanted));
  });

  it('finds a colour by its pinyin, and shows no empty group', () => {
    const found = foundGroups(groups, sampleColors, 'zhuhong');
    expect(found.every(({ colors }) => colors.length > 0)).toBe(true);
    expect(found.flatMap(({ colors }) => colors.map(({ name }) => name))).toEqual(
      shown.some(({ name }) => name === '朱红') ? ['朱红'] : [],
    );
  });
});

it('goes from light to dark in each hue', () => {
  for (const { colors } of wallGroups(sampleColors, 'hue')) {
    const lightness = colors.map(({ hex }) => hexToOklch(hex).l);
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
  }
});

it('keeps bands of lightness apart', () => {
  const bands = wallGroups(sampleColors, 'lightness');
  for (const { key, colors } of bands)
    for (const { hex } of colors) {
      const percent = 100 * hexToOklch(hex).l;
      expect(percent).toBeGreaterThanOrEqual(Number(key));
      if (key !== '90') expect(percent).toBeLessThan(key === '0' ? 30 : Number(key) + 10);
    }
});

it('puts the colours of solar terms into the season of their term, and guesses none for others', () => {
  const onPages = [70, 52, 58, 12].map((page, id) => ({ ...sampleColors[0]!, id, page }));
  const groups = wallGroups(onPages, 'season');
  expect(groups.map(({ key, colors }) => [key, colors.map(({ page }) => page)])).toEqual([
    ['spring', [52]],
    ['summer', [58]],
    ['winter', [70]],
  ]);
});
