import { CHART_PAGE_COUNT } from '@danqing/contracts/colors';
import { LOCALES } from '@danqing/contracts/locale';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { readCatalogues, renderInShell } from '@danqing/shell-sdk/testing';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { chartTitle } from './chart-title.ts';
import { gridCatalogues } from './grid-catalogues.ts';

const grid = await readCatalogues(gridCatalogues);

test.each(LOCALES)('every page of the chart has a title in %s, other than its neighbours', (locale) => {
  function Titles() {
    const { t } = useTranslation('grid');
    const titles = Array.from({ length: CHART_PAGE_COUNT }, (_, index) => chartTitle(t, index + 1));
    return [...new Set(titles)].join('|');
  }
  const { container } = renderInShell(createElement(Titles), { locale, catalogues: { grid } });
  const titles = container.textContent.split('|');
  expect(titles).toHaveLength(1 + 12 + 24);
  expect(titles.join()).not.toMatch(/families|terms|chartTitle|\{/);
});
