import { expect, it } from 'vitest';
import { chooseContentCoding } from './content-coding.ts';

const offered = ['br', 'gzip', 'identity'] as const;

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br ; q=0 , gzip', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['identity;q=0.2, gzip;q=0.2', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, gzip;q=0.4', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
  ['identity;q=0, br;q=0.1', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=nonsense', 'identity'],
])('answers Accept-Encoding %j with %s', (header, expected) => {
  expect(chooseContentCoding(header, offered)).toBe(expected);
});
