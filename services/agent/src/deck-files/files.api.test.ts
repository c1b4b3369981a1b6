import type { RunEvents } from '@danqing/contracts/agent';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAgent, type TestAgent } from '../testing/open-agent.ts';
import { dataOf, readEvents, sampleRequest } from '../testing/runs.ts';

let agent: TestAgent;
beforeAll(async () => {
  agent = await openAgent();
});
afterAll(() => agent.close());

async function make(as?: number) {
  const options = as === undefined ? {} : { as };
  const { payload } = await agent.call('POST', '/api/agent/run-stream', sampleRequest, options);
  return readEvents(payload);
}
const file = (id: string, name: string, as?: number) =>
  agent.call('GET', `/api/agent/decks/${id}/${name}`, undefined, as === undefined ? {} : { as });

it('gives a finished deck as a presentation with a slide for each of its own', async () => {
  const events = await make();
  const { deck } = dataOf(events, 'done');
  const answer = await file(deck.id, 'deck.pptx');
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(`丹青_${deck.title.replace(/[^\p{L}\p{N}]/gu, '_')}.pptx`)}`,
  );
  const entries = Object.keys(unzipSync(answer.rawPayload));
  expect(entries.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(deck.slides);
  const { content } = { content: events.filter(({ name }) => name === 'content') };
  const painted = content.filter(({ data }) => (data as RunEvents['content']).item.layout === 'picture');
  expect(entries.filter((name) => /^ppt\/media\/.*\.jpe?g$/.test(name))).toHaveLength(painted.length);
});

it('gives it as a PDF with a page for each slide', async () => {
  const { deck } = dataOf(await make(), 'done');
  const answer = await file(deck.id, 'deck.pdf');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answer.rawPayload.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(deck.slides);
});

it.each(['deck.pptx', 'deck.pdf'])('gives %s to its owner alone, and when it is finished', async (name) => {
  const { deck } = dataOf(await make(7), 'done');
  expect((await file(deck.id, name)).statusCode).toBe(404);
  expect((await file(deck.id, name, 8)).statusCode).toBe(404);
  expect((await file(deck.id, name, 7)).statusCode).toBe(200);
  await agent.dataSource.query(`update agent.decks set finished_at = null where id = $1`, [deck.id]);
  expect((await file(deck.id, name, 7)).json()).toMatchObject({ code: 'DECK_UNFINISHED' });
});
