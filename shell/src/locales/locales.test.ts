import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createI18n } from '@danqing/i18n';
import { catalogueProblems, keyUsage } from '@danqing/i18n/testing';
import { expect, test } from 'vitest';
import en from './en.json';
import ja from './ja.json';
import zh from './zh.json';

test('the three languages have the same texts', () => {
  expect(catalogueProblems({ zh, en, ja })).toEqual([]);
});

test('every text is used and every used text is there', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^(developer|devices|feedback|footer|legal|release-watch)\//.test(file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(keyUsage(zh, sources)).toEqual({ unknown: [], unused: [] });
});

test('a text without a value that it needs does not compile', () => {
  const { t } = createI18n({ locale: 'en', texts: { shell: en } });
  // @ts-expect-error -- the parameter `name` is missing
  expect(t('area.loading')).toContain('{{name}}');
  expect(t('area.loading', { name: 'Palettes' })).toContain('Palettes');
});
