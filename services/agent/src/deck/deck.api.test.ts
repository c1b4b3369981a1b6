import { decksResponseSchema, type DecksResponse } from '@danqing/contracts/agent';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MaintenanceService } from '../maintenance/maintenance.service.ts';
import { openAgent, type TestAgent } from '../testing/open-agent.ts';
import { dataOf, readEvents, sampleRequest } from '../testing/runs.ts';

let agent: TestAgent;
beforeAll(async () => {
  agent = await openAgent();
});
afterAll(() => agent.close());

let members = 100;
const newMember = () => (members += 1);
async function make(as: number): Promise<string> {
  const { payload } = await agent.call('POST', '/api/agent/run-stream', sampleRequest, { as });
  return dataOf(readEvents(payload), 'start').request_id;
}
async function list(as: number, query = ''): Promise<DecksResponse> {
  const answer = await agent.call('GET', `/api/agent/decks${query}`, undefined, { as });
  return decksResponseSchema.parse(answer.json());
}
const status = async (method: 'GET' | 'POST' | 'DELETE', path: string, as?: number) =>
  (await agent.call(method, `/api/agent/decks/${path}`, undefined, as === undefined ? {} : { as }))
    .statusCode;

it('lists the own decks, the newest first, page by page', async () => {
  const member = newMember();
  expect(await list(member)).toEqual({ success: true, data: [], next: null });
  const made: string[] = [];
  for (let count = 0; count < 14; count += 1) made.unshift(await make(member));
  await make(newMember());
  const first = await list(member);
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 12));
  const second = await list(member, `?after=${first.next}`);
  expect(second.data.map(({ id }) => id)).toEqual(made.slice(12));
  expect(second.next).toBeNull();
  expect((await agent.call('GET', '/api/agent/decks')).statusCode).toBe(401);
});

it('lists one that was stopped, and says how far it is; none without a plan', async () => {
  const member = newMember();
  const [stopped, begun] = [await make(member), await make(member)];
  await agent.dataSource.query(
    `update agent.decks set content = content[1:2], finished_at = null where id = $1`,
    [stopped],
  );
  await agent.dataSource.query(`update agent.decks set plan = null, finished_at = null where id = $1`, [
    begun,
  ]);
  expect((await list(member)).data).toMatchObject([{ id: stopped, written: 2, files: null }]);
});

it('gives a finished deck to its owner with all that is in it', async () => {
  const member = newMember();
  const id = await make(member);
  const answer = await agent.call('GET', `/api/agent/decks/${id}`, undefined, { as: member });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.content).toHaveLength(answer.json().data.plan.slides.length);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('is deleted by its owner alone, and comes back for ten minutes', async () => {
  const member = newMember();
  const other = newMember();
  const id = await make(member);
  for (const [who, expected] of [
    [undefined, 401],
    [other, 404],
  ] as const) {
    expect(await status('DELETE', id, who)).toBe(expected);
    expect(await status('POST', `${id}/undelete`, who)).toBe(expected);
  }
  expect(await status('DELETE', id, member)).toBe(204);
  expect(await status('DELETE', id, member)).toBe(404);
  expect(await status('GET', id, member)).toBe(404);
  expect((await list(member)).data).toEqual([]);
  await agent.app.get(MaintenanceService).forget();
  expect(await status('POST', `${id}/undelete`, member)).toBe(204);
  expect(await status('GET', id, member)).toBe(200);
  expect(await status('DELETE', id, member)).toBe(204);
  await agent.dataSource.query(`update agent.decks set deleted_at = now() - interval '11 minutes'`);
  expect(await status('POST', `${id}/undelete`, member)).toBe(404);
  await agent.app.get(MaintenanceService).forget();
  expect(await agent.dataSource.query(`select 1 from agent.decks where id = $1`, [id])).toEqual([]);
});
