import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueProblems, keyUsage } from '@danqing/i18n/testing';
import { expect, test } from 'vitest';
import { releaseCatalogues } from '../texts/testing.ts';

test('the three languages have the same texts, all of them used', () => {
  expect(catalogueProblems(releaseCatalogues)).toEqual([]);
  const source = readFileSync(join(import.meta.dirname, 'update-bar.tsx'), 'utf8');
  expect(keyUsage(releaseCatalogues.zh, [source])).toEqual({ unknown: [], unused: [] });
});
