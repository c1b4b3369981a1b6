import type { ApplyPatternResponse } from '@danqing/contracts/agent';
import { memberDataPageSchema } from '@danqing/contracts/identity';
import { pngOf } from '@danqing/drawing/testing';
import { columnsOutsideExport } from '@danqing/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAgent, type TestAgent } from '../testing/open-agent.ts';
import { sampleRequest } from '../testing/runs.ts';
import { MemberMakings } from './member-data.ts';

let agent: TestAgent;
let data: MemberMakings;
beforeAll(async () => {
  const mockUpRenderer = {
    maker: { kind: 'model', name: 'dresser-9' } as const,
    render: async () => pngOf(800, 600),
  };
  agent = await openAgent({ dresser: mockUpRenderer });
  data = agent.app.get(MemberMakings);
});
afterAll(() => agent.close());

const makeDeck = (as?: number) =>
  agent.call('POST', '/api/agent/run-stream', sampleRequest, as === undefined ? {} : { as });
let size = 40;
async function applyPattern(as: number): Promise<string> {
  const image = `data:image/png;base64,${pngOf(size++, 48).toString('base64')}`;
  const answer = await agent.call('POST', '/api/ai/apply-pattern', { image, category: '服装' }, { as });
  return answer.json<ApplyPatternResponse>().imageUrl;
}
const recordsOf = async (member: number) =>
  memberDataPageSchema.parse(await data.exportMember(member, null)).records;
const everythingOf = async (member: number) => {
  const first = memberDataPageSchema.parse(await data.exportMember(member, null));
  const second = memberDataPageSchema.parse(await data.exportMember(member, first.next));
  return { lists: [...first.records, ...second.records].map(({ list }) => list), files: second.files };
};

it('gives a member their presentations and product pictures with the files, and none of others', async () => {
  await makeDeck(1);
  await makeDeck(2);
  await makeDeck();
  const address = await applyPattern(1);
  await applyPattern(2);
  expect(await recordsOf(1)).toMatchObject([{ list: 'decks', data: { topic: sampleRequest.topic } }]);
  const { lists, files } = await everythingOf(1);
  expect(lists).toEqual(['decks', 'product-pictures']);
  expect(files).toEqual([address.split('/').at(-1)]);
  const part = await data.readMemberFile(1, files[0] ?? '', 0);
  const { rawPayload } = await agent.call('GET', address);
  expect(Buffer.from(part?.bytes ?? '', 'base64').equals(rawPayload)).toBe(true);
  expect(await data.readMemberFile(2, files[0] ?? '', 0)).toBeNull();
});

it('erases what is the member’s, with the files, once and again, and nothing of others', async () => {
  await makeDeck(3);
  await makeDeck(4);
  const [own, other] = [await applyPattern(3), await applyPattern(4)];
  expect(await data.eraseMember(3)).toBe(true);
  expect(await data.eraseMember(3)).toBe(true);
  expect(await everythingOf(3)).toEqual({ lists: [], files: [] });
  expect((await agent.call('GET', own)).statusCode).toBe(404);
  expect((await agent.call('GET', other)).statusCode).toBe(200);
  expect((await everythingOf(4)).lists).toEqual(['decks', 'product-pictures']);
});

it('is not done with a member while credits are held for a picture', async () => {
  await applyPattern(5);
  await agent.dataSource.query(
    `update agent.dressings set state = 'waiting', pattern = '\\x00' where user_id = 5`,
  );
  expect(await data.eraseMember(5)).toBe(false);
  await agent.dataSource.query(
    `update agent.dressings set state = 'failed', failure = 'DRESSING_FAILED', pattern = null where user_id = 5`,
  );
  expect(await data.eraseMember(5)).toBe(true);
});

it('exports every column but these', async () => {
  expect(
    await columnsOutsideExport(agent.dataSource, 'agent', (after) => data.exportMember(1, after)),
  ).toEqual([
    'decks.deleted_at',
    'decks.finished_at',
    'decks.writer',
    'dressings.answered',
    'dressings.attempts',
    'dressings.failure',
    'dressings.height',
    'dressings.pattern',
    'dressings.pattern_hash',
    'dressings.touched_at',
    'dressings.width',
  ]);
});
