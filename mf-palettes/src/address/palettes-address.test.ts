import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './palettes-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const plain = { tab: null, page: 1, sort: 'downloads', search: '', near: null };

describe('the address of the page', () => {
  it.each([
    ['', {}],
    ['tab=mine', { tab: 'mine' }],
    ['tab=public&page=12&sort=newest', { tab: 'public', page: 12, sort: 'newest' }],
    ['search=%20江南%20', { search: '江南' }],
    ['near=ed5126', { near: '#ED5126' }],
    ['near=%23fff', { near: '#FFFFFF' }],
  ])('%j says %j', (query, said) => expect(read(query)).toEqual({ ...plain, ...said }));

  it.each(['tab=all', 'page=0', 'page=-3', 'page=1.5', 'page=x', 'sort=best', 'near=red', 'search=%20'])(
    '%j says nothing',
    (query) => expect(read(query)).toEqual(plain),
  );

  it('keeps within what the server reads', () => {
    expect(read('page=999999999').page).toBe(1_000_000);
    expect([...read(`search=${'🎨'.repeat(90)}`).search]).toHaveLength(60);
  });

  it('comes back as it was written', () => {
    for (const address of [
      plain,
      { tab: 'mine', page: 3, sort: 'newest', search: '江南 & 春', near: '#ED5126' },
    ] as Parameters<typeof writeAddress>[0][]) {
      expect(readAddress(writeAddress(address))).toEqual(address);
    }
    expect(writeAddress(plain as Parameters<typeof writeAddress>[0]).toString()).toBe('');
  });
});
