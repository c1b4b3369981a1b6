import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress, type ColorsAddress } from './colors-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const plain: ColorsAddress = { page: null, pageSize: 24, sort: 'latest', hex: null };

describe('the address of the list', () => {
  it.each<[string, Partial<ColorsAddress>]>([
    ['', {}],
    ['page=3', { page: 3 }],
    ['page=0', { page: 1 }],
    ['page=-7', { page: 1 }],
    ['page=2.9', { page: 2 }],
    ['page=two', {}],
    ['page=99999999999', { page: 1_000_000 }],
    ['pageSize=36', { pageSize: 36 }],
    ['pageSize=500', { pageSize: 50 }],
    ['pageSize=0', { pageSize: 1 }],
    ['pageSize=many', {}],
    ['sort=likes', { sort: 'likes' }],
    ['sort=best', {}],
    ['hex=ed5126', { hex: '#ED5126' }],
    ['hex=%23ed5126', { hex: '#ED5126' }],
    ['hex=red', {}],
  ])('%j says %j', (query, said) => expect(read(query)).toEqual({ ...plain, ...said }));

  it('comes back as it was written, and says no more than it must', () => {
    const said: ColorsAddress = { page: 3, pageSize: 48, sort: 'likes', hex: '#ED5126' };
    expect(readAddress(writeAddress(said))).toEqual(said);
    // With a hex, an absent page means the page that contains it, so page 1 must be explicit.
    expect(writeAddress({ ...plain, page: 1, hex: '#ED5126' }).toString()).toBe('page=1&hex=ED5126');
    expect(writeAddress({ ...plain, page: 1 }).toString()).toBe('');
  });
});
