import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    // Those have texts of their own, and the same test.
    .filter((file) => !/^(developer|devices|feedback|footer|legal|release-watch)\//.test(file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(keyUsage(zh, sources)).toEqual({ unknown: [], unused: [] });
});
