import { expect, test } from 'vitest';
import { createI18n, setCatalogue } from './index.ts';
import { translateAnyKey } from './translate-any-key.ts';

const shell = { hello: 'Hello {{name}}' };

test('translates at once', () => {
  expect(translateAnyKey(createI18n({ locale: 'en', texts: { shell } }), 'hello', { name: 'Zhu Hong' })).toBe(
    'Hello Zhu Hong',
  );
});

test('does not escape what React escapes anyway', () => {
  expect(translateAnyKey(createI18n({ locale: 'en', texts: { shell } }), 'hello', { name: '<A & B>' })).toBe(
    'Hello <A & B>',
  );
});

test.each([
  ['en', 1, 'one'],
  ['ja', 1, 'other'],
] as const)('the plural forms are those of %s', (locale, count, form) => {
  const i18n = createI18n({ locale, texts: { shell: { n_one: 'one', n_other: 'other' } } });
  expect(translateAnyKey(i18n, 'n', { count })).toBe(form);
});

test('a catalogue that comes later is there at once and stays in its namespace', () => {
  const i18n = createI18n({ locale: 'en', texts: { shell } });
  setCatalogue(i18n, 'generator', { mode: { mono: 'Mono' } });
  expect(translateAnyKey(i18n, 'mode.mono', { ns: 'generator' })).toBe('Mono');
  expect(i18n.exists('mode.mono')).toBe(false);
});

test('another catalogue of a namespace leaves nothing of the one before', () => {
  const i18n = createI18n({ locale: 'en', texts: { shell } });
  setCatalogue(i18n, 'generator', { title: 'Generator', old: 'Old' });
  setCatalogue(i18n, 'generator', { title: 'Colours' });
  expect(translateAnyKey(i18n, 'title', { ns: 'generator' })).toBe('Colours');
  expect(i18n.exists('old', { ns: 'generator' })).toBe(false);
});

test('two instances do not share texts', () => {
  const first = createI18n({ locale: 'en', texts: { shell } });
  setCatalogue(first, 'generator', { title: 'Generator' });
  expect(createI18n({ locale: 'en', texts: { shell } }).exists('title', { ns: 'generator' })).toBe(false);
});
