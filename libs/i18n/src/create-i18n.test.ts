import { expect, test } from 'vitest';
import { addCatalogue, createI18n } from './index.ts';

const shell = {
  zh: { hello: '你好，{{name}}', only: '只有中文' },
  en: { hello: 'Hello {{name}}' },
  ja: { hello: 'こんにちは、{{name}}' },
};

test('translates at once, in the given language', () => {
  expect(createI18n({ locale: 'ja', resources: { shell } }).t('hello', { name: '朱紅' })).toBe(
    'こんにちは、朱紅',
  );
});

test('does not escape what React escapes anyway', () => {
  expect(createI18n({ locale: 'en', resources: { shell } }).t('hello', { name: '<A & B>' })).toBe(
    'Hello <A & B>',
  );
});

test('falls back to Chinese for a text that a language lacks', () => {
  expect(createI18n({ locale: 'en', resources: { shell } }).t('only')).toBe('只有中文');
});

test('an added catalogue is there at once and stays in its namespace', () => {
  const i18n = createI18n({ locale: 'en', resources: { shell } });
  addCatalogue(i18n, 'generator', 'en', { mode: { mono: 'Mono' } });
  expect(i18n.t('mode.mono', { ns: 'generator' })).toBe('Mono');
  expect(i18n.exists('mode.mono')).toBe(false);
});

test('two instances do not share texts', () => {
  const first = createI18n({ locale: 'en', resources: { shell } });
  addCatalogue(first, 'generator', 'en', { title: 'Generator' });
  expect(createI18n({ locale: 'en', resources: { shell } }).exists('title', { ns: 'generator' })).toBe(false);
});
