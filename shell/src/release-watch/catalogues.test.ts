import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueProblems, keyUsage, readCatalogues } from '@danqing/i18n/testing';
import { expect, test } from 'vitest';
import { releaseCatalogues } from './catalogues.ts';

test('the three languages have the same texts, all of them used', async () => {
  const catalogues = await readCatalogues(releaseCatalogues);
  expect(catalogueProblems(catalogues)).toEqual([]);
  const sources = ['update-bar.tsx', 'hang-notice.tsx'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  expect(keyUsage(catalogues.zh, sources)).toEqual({ unknown: [], unused: [] });
});
