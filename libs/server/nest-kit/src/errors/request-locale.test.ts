import { expect, it } from 'vitest';
import { requestLocale } from './request-locale.ts';

it.each([
  ['nothing', {}, 'zh'],
  ['an unsupported language', { 'accept-language': 'fr' }, 'zh'],
  ['a regional tag', { 'accept-language': 'ja-JP' }, 'ja'],
  ['weights against the order', { 'accept-language': 'en;q=0.3, ja;q=0.9' }, 'ja'],
  ['a refused language', { 'accept-language': 'en;q=0, ja;q=0.1' }, 'ja'],
  ['equal weights', { 'accept-language': 'fr, en, ja' }, 'en'],
  ['a broken weight', { 'accept-language': 'en;q=x, ja;q=0.2' }, 'ja'],
  ['a cookie before the header', { cookie: 'x=1; i18next=en', 'accept-language': 'ja' }, 'en'],
  ['a cookie of an unknown language', { cookie: 'i18next=xx', 'accept-language': 'ja' }, 'ja'],
  ['a cookie whose name only ends alike', { cookie: 'oldi18next=en' }, 'zh'],
])('takes from %s the language', (_, headers, expected) => {
  expect(requestLocale(headers)).toBe(expected);
});
