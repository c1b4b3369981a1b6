import { memberDataPageSchema } from '@danqing/contracts/identity';
import { columnsOutsideExport } from '@danqing/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCredits, type TestCredits } from '../testing/open-credits.ts';
import { MemberCredits } from './member-credits.ts';

let credits: TestCredits;
let data: MemberCredits;
beforeAll(async () => {
  credits = await openCredits();
  data = credits.app.get(MemberCredits);
});
afterAll(() => credits.close());

it('gives a member every entry in pages, the newest first, and none of others', async () => {
  const [member] = [await credits.newMember(10), await credits.newMember(7)];
  for (let index = 1; index <= 120; index += 1)
    await credits.credits.grant({
      userId: member,
      amount: index,
      reason: 'purchase',
      idempotencyKey: `order:${index}`,
    });
  const amounts: unknown[] = [];
  let after: string | null = null;
  do {
    const page = memberDataPageSchema.parse(await data.exportMember(member, after));
    amounts.push(...page.records.map(({ list, data: entry }) => [list, entry['amount']]));
    after = page.next;
  } while (after !== null);
  const granted = Array.from({ length: 120 }, (_, index) => ['credits', 120 - index]);
  expect(amounts).toEqual([...granted, ['credits', 10]]);
});

it('forfeits the rest once, and keeps the entries', async () => {
  const member = await credits.newMember(10);
  expect([await data.eraseMember(member), await data.eraseMember(member)]).toEqual([true, true]);
  expect(await credits.entries(member)).toEqual([
    [10, 10, 'signup'],
    [-10, 0, expect.stringContaining(`account-deleted:${member}`)],
  ]);
});

it('exports every column but these', async () => {
  expect(
    await columnsOutsideExport(credits.dataSource, 'credits', (after) => data.exportMember(1, after)),
  ).toEqual(['accounts.*', 'holds.*', 'ledger.actor']);
});
