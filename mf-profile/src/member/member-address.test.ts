import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress, type MemberAddress } from './member-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const plain = { tab: 'palettes', after: null, page: 1 };

describe('the address of a public page', () => {
  it.each([
    ['', {}],
    ['tab=collections&after=31', { tab: 'collections', after: 31 }],
    ['after=7', { after: 7 }],
    ['tab=colors&page=3', { tab: 'colors', page: 3 }],
    ['tab=colors&after=3', { tab: 'colors' }],
    ['page=3', {}],
  ])('%j says %j', (query, said) => expect(read(query)).toEqual({ ...plain, ...said }));

  it.each(['tab=orders', 'after=0', 'after=x', 'after=-1', 'after=99999999999', 'page=0'])(
    '%j says nothing',
    (query) => expect(read(query)).toEqual(plain),
  );

  it('comes back as it was written', () => {
    const addresses: MemberAddress[] = [
      { tab: 'palettes', after: null, page: 1 },
      { tab: 'collections', after: 12, page: 1 },
      { tab: 'colors', after: null, page: 4 },
    ];
    for (const address of addresses) expect(readAddress(writeAddress(address))).toEqual(address);
    expect(writeAddress(addresses[0]!).toString()).toBe('');
  });
});
