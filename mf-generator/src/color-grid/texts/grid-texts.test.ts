import { CHART_PAGE_COUNT, chartSubject } from '@danqing/contracts/colors';
import { LOCALES } from '@danqing/contracts/locale';
import { expect, test } from 'vitest';
import { GRID_TEXTS } from './use-grid-texts.ts';

test.each(LOCALES)('every page of the chart has a title in %s, other than its neighbours', (locale) => {
  const titles = Array.from({ length: CHART_PAGE_COUNT }, (_, index) =>
    GRID_TEXTS[locale].chartTitle(chartSubject(index + 1)),
  );
  expect(new Set(titles).size).toBe(1 + 12 + 24);
  expect(titles.join()).not.toContain('undefined');
});
