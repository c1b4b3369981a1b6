import type { ColorList } from '@danqing/area-kit';
import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { describe, expect, it } from 'vitest';
import { colorOfHex, colorPath } from '../chosen-color.ts';
import { routeColor } from './route-color.ts';

const red = sampleColor('朱红');
const white = sampleColor('月白');
const page = { color: red, status: 200, search: null } as const;
const loading: ColorList = { status: 'loading' };
const failed: ColorList = { status: 'failed', retry: () => {} };
const loaded: ColorList = { status: 'loaded', colors: sampleColors };
const known = (color: object) => ({ status: 'known', color });

describe('routeColor', () => {
  it.each([
    ['a landing path shows the colour it was given', null, loading, known(white)],
    ['the inlined colour needs no list by its name', '朱红', failed, known(red)],
    ['the inlined colour needs no list by its hex', 'ed5126', failed, known(red)],
    ['another name comes from the list', '月白', loaded, known(white)],
    ['another name waits for the list', '月白', loading, { status: 'waiting' }],
    ['another name waits for a retry', '月白', failed, { status: 'waiting' }],
    ['a hex of the list is that colour, in any case', 'eef7f2', loaded, known(white)],
    ['three digits are doubled', 'abc', loaded, known({ hex: '#AABBCC' })],
    ['four digits lose their alpha', 'abcd', loaded, known({ hex: '#AABBCC' })],
    ['eight digits lose their alpha', '3f6aa9ff', loaded, known({ hex: '#3F6AA9' })],
    ['a hex works without the list', '3f6aa9', failed, known({ hex: '#3F6AA9' })],
    [
      'an unknown name is unknown once the list is there',
      '雪后晴',
      loaded,
      { status: 'unknown', search: '雪后晴' },
    ],
    ['a hex of five digits is an unknown name', '12345', loaded, { status: 'unknown', search: '12345' }],
  ])('%s', (_rule, wanted, list, expected) => {
    expect(routeColor(wanted, page, list, white)).toEqual(expected);
  });

  it('waits on a landing path that has no colour yet', () => {
    expect(routeColor(null, page, loading, null)).toEqual({ status: 'waiting' });
  });

  it('believes the server that there is no such colour, without waiting', () => {
    const notFound = { color: red, status: 404, search: '雪后晴' } as const;
    expect(routeColor('雪后晴', notFound, loading, null)).toEqual({ status: 'unknown', search: '雪后晴' });
    expect(routeColor('雪后晴朗', notFound, loading, null)).toMatchObject({ status: 'unknown' });
    expect(routeColor('月白', notFound, loading, null)).toEqual({ status: 'waiting' });
    expect(routeColor('今日雪后晴', notFound, loading, null)).toEqual({ status: 'waiting' });
    const found = { ...notFound, status: 200 } as const;
    expect(routeColor('雪后晴', found, loading, null)).toEqual({ status: 'waiting' });
    const unnamed = { ...notFound, search: null } as const;
    expect(routeColor('雪后晴', unnamed, loading, null)).toEqual({ status: 'waiting' });
  });
});

describe('colours by hex and their paths', () => {
  it('matches the list case-insensitively, else keeps the bare upper-case hex', () => {
    expect(colorOfHex('#eef7f2', sampleColors)).toBe(white);
    expect(colorOfHex('#abcdef', sampleColors)).toEqual({ hex: '#ABCDEF' });
  });

  it('names the page by name or by hex without #', () => {
    expect(colorPath(white)).toBe('/colors/月白');
    expect(colorPath({ hex: '#ABCDEF' })).toBe('/colors/ABCDEF');
  });
});
