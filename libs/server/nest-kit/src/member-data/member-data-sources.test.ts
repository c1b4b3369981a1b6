import type { MemberData } from '@danqing/contracts/identity';
import { expect, it } from 'vitest';
import { dispatchMemberData, memberDataOf, memberDataSourcesOf } from './member-data-sources.ts';
import { StoredMemberData } from './stored-member-data.ts';

class Cups extends StoredMemberData {
  readonly erased: number[] = [];

  protected lists(userId: number) {
    return [{ name: 'cups', select: async () => [{ key: '1', data: { userId } }] }];
  }

  async eraseMember(userId: number): Promise<boolean> {
    this.erased.push(userId);
    return true;
  }
}

it('lists the services that declare member data in order of erasure', () => {
  const sources = memberDataSourcesOf([
    { name: 'ledger', memberData: { erased: 'last' } },
    { name: 'colors', memberData: null },
    { name: 'palettes', memberData: { works: 'palettes' } },
    { name: 'agent', memberData: {} },
    { name: 'orders', memberData: { erased: 'first' } },
  ]);
  expect(sources).toEqual([
    { name: 'orders', works: null },
    { name: 'palettes', works: 'palettes' },
    { name: 'agent', works: null },
    { name: 'ledger', works: null },
  ]);
});

it('passes every call on to the service that is named', async () => {
  const [tea, coffee] = [new Cups(), new Cups()];
  const port = dispatchMemberData(memberDataSourcesOf([{ name: 'tea', memberData: {} }]), { tea, coffee });
  const data: MemberData = memberDataOf(port, 'coffee');
  expect(await data.eraseMember(7)).toBe(true);
  expect([tea.erased, coffee.erased]).toEqual([[], [7]]);
  expect(await data.exportMember(7, null)).toEqual({
    records: [{ list: 'cups', data: { userId: 7 } }],
    files: [],
    next: null,
  });
  expect(await port.listSources()).toEqual([{ name: 'tea', works: null }]);
});

it('rejects a service that declares no member data', async () => {
  const port = dispatchMemberData([], {});
  for (const name of ['tea', 'constructor'])
    await expect(port.countPublic(name, 7)).rejects.toThrow('declares no member data');
});

it('has no works, files or public content unless a service says so', async () => {
  const cups = new Cups();
  await cups.withdrawMember(7, true);
  await cups.updateAuthor(7, { name: 'Lu Yu', hasPage: true });
  expect([
    await cups.countPublic(7),
    await cups.listPublic(7, 9),
    await cups.readMemberFile(7, 'cup.webp', 0),
  ]).toEqual([0, [], null]);
});
