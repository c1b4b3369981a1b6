import { describe, expect, test } from 'vitest';
import { catalogueProblems, keyUsage } from './testing.ts';

describe('catalogueProblems', () => {
  test('nothing to say of catalogues that agree', () => {
    const catalogue = { a: 'x {{n}}', deep: { b: 'y' } };
    expect(catalogueProblems({ zh: catalogue, en: catalogue, ja: catalogue })).toEqual([]);
  });
  test('names what one language lacks, also in depth', () => {
    expect(catalogueProblems({ zh: { deep: { b: '乙' } }, en: {}, ja: { deep: { b: '乙' } } })).toEqual([
      'en: missing deep.b',
    ]);
  });
  test('names empty texts', () => {
    expect(catalogueProblems({ zh: { a: '甲' }, en: { a: ' ' }, ja: { a: '甲' } })).toEqual(['en: empty a']);
  });
  test('names placeholders that differ, whatever their order', () => {
    expect(
      catalogueProblems({ zh: { a: '{{x}}{{y}}' }, en: { a: '{{y}} {{x}}' }, ja: { a: '{{x}}' } }),
    ).toHaveLength(1);
  });
  test('asks each language for its own plural forms', () => {
    const forms = { zh: { n_other: '{{count}} 色' }, ja: { n_other: '{{count}} 色' } };
    expect(
      catalogueProblems({ ...forms, en: { n_one: '{{count}} colour', n_other: '{{count}} colours' } }),
    ).toEqual([]);
    expect(catalogueProblems({ ...forms, en: { n_other: '{{count}} colours' } })).toEqual([
      'en: missing n_one',
    ]);
  });
});

describe('keyUsage', () => {
  const catalogue = { title: 'T', mode: { mono: 'M', dual: 'D' }, old: 'O' };
  test('finds texts that nothing uses and keys without a text', () => {
    const sources = ["t('title'); t(`mode.${mode}`);", '<Trans i18nKey="gone" />'];
    expect(keyUsage(catalogue, sources)).toEqual({ unknown: ['gone'], unused: ['old'] });
  });
  test('a key in a table counts as used', () => {
    expect(
      keyUsage(catalogue, ["[{ label: 'mode.mono' }, { label: 'mode.dual' }]", "t('title')"]).unused,
    ).toEqual(['old']);
  });
});
