import { expect, test } from 'vitest';
import { LOCALES } from '../locale/index.ts';
import { ERROR_GROUPS, ERRORS } from './errors.ts';

test('no two services have an error of the same code', () => {
  const codes = Object.values(ERROR_GROUPS).flatMap(Object.keys);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('the catalogue has the errors of every service', () => {
  const codes = Object.values(ERROR_GROUPS).flatMap(Object.keys);
  expect(Object.keys(ERRORS).toSorted()).toEqual(codes.toSorted());
});

test.each(Object.entries(ERRORS))('%s has a sentence in every language', (_code, { message }) => {
  for (const locale of LOCALES) expect(message[locale]).not.toBe('');
});
