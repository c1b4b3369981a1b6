import { expect, test } from 'vitest';
import { getStatus } from '../status/release-status.ts';
import { openTestPlane } from '../testing/open-plane.ts';
import { describeBuild } from '../testing/release-build.ts';
import { openTestSite, operator, type TestSite } from '../testing/open-site.ts';
import type { CreatedPublisher } from '@danqing/contracts/releases';

const request = (site: TestSite, method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
  site.app.inject({
    method,
    url: `/api/operator/publishers${path}`,
    headers: operator(),
    ...(payload && { payload }),
  });
const create = async (site: TestSite, name: string, area: string) =>
  (await request(site, 'POST', '', { name, area })).json<CreatedPublisher>();
const begin = (site: TestSite, token: string, remoteAddress = '203.0.113.9') =>
  site.app.inject({
    method: 'POST',
    url: '/api/releases/uploads',
    headers: { authorization: `Bearer ${token}` },
    payload: describeBuild(),
    remoteAddress,
  });

test('an operator creates a publisher, whose token is told once and kept as a hash', async () => {
  const plane = await openTestPlane();
  const site = await openTestSite(plane);
  const answer = await request(site, 'POST', '', { name: ' generator team ', area: 'generator' });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { publisher, token } = answer.json<CreatedPublisher>();
  expect(publisher).toEqual({
    id: 1,
    name: 'generator team',
    area: 'generator',
    moves: [],
    environment: 'production',
    site: null,
    expires_at: expect.any(String),
    created_by: 'operator 林澄',
    created_at: expect.any(String),
    last_used_at: null,
    revoked_by: null,
    revoked_at: null,
  });
  const rows = JSON.stringify(await plane.database.query('select * from releases.publishers'));
  expect(rows).not.toContain(token);
  const { token: other } = await create(site, 'generator team', 'generator');
  expect(other).not.toBe(token);
  const list = await request(site, 'GET');
  expect(list.json()).toMatchObject({ publishers: [{ id: 2 }, publisher] });
  expect(list.body).not.toContain(token);
});

test('a token works until it is revoked, and its use is seen', async () => {
  const site = await openTestSite(await openTestPlane());
  const { publisher, token } = await create(site, 'generator team', 'generator');
  expect((await begin(site, token)).statusCode).toBe(200);
  expect((await request(site, 'GET')).json()).toMatchObject({
    publishers: [{ last_used_at: expect.any(String), revoked_at: null }],
  });
  const revoked = await request(site, 'DELETE', `/${publisher.id}`);
  expect(revoked.json()).toMatchObject({ publisher: { id: publisher.id, revoked_by: 'operator 林澄' } });
  expect((await begin(site, token)).statusCode).toBe(401);
  const again = await request(site, 'DELETE', `/${publisher.id}`);
  expect(again.json()).toEqual(revoked.json());
});

test('who let whom publish, and who took that away, stands in the security log, without the token', async () => {
  const site = await openTestSite(await openTestPlane());
  const { publisher, token } = await create(site, 'generator team', 'generator');
  await request(site, 'DELETE', `/${publisher.id}`);
  const change = {
    action: 'publisher-change',
    result: 'allowed',
    actor: 'operator 林澄',
    address: '127.0.0.1',
    subject: 'publisher 1',
  };
  expect(site.events).toMatchObject([
    {
      ...change,
      detail: expect.stringMatching(/^generator team of generator, added, may publish until \d{4}-/),
    },
    { ...change, detail: 'generator team of generator, revoked' },
  ]);
  expect(JSON.stringify(site.events)).not.toContain(token);
});

test.each([
  { name: '', area: 'generator' },
  { name: 'a\nb', area: 'generator' },
  { name: 'x'.repeat(101), area: 'generator' },
  { name: 'team', area: 'Generator' },
  { name: 'team' },
  { name: 'team', area: 'generator', days: 0 },
  { name: 'team', area: 'generator', days: 366 },
  { name: 'team', area: 'generator', moves: ['force'] },
])('no publisher is made of %j', async (payload) => {
  const site = await openTestSite(await openTestPlane());
  const answer = await request(site, 'POST', '', payload);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INPUT_INVALID']);
});

test.each(['/9', '/0', '/x', '/99999999999'])('there is no publisher %s to revoke', async (path) => {
  const site = await openTestSite(await openTestPlane());
  const answer = await request(site, 'DELETE', path);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INPUT_INVALID']);
});

test('wrong tokens are refused beyond ten a minute, and the right one of the same network never', async () => {
  const plane = await openTestPlane();
  const site = await openTestSite(plane);
  const { token } = await create(site, 'generator team', 'generator');
  const guess = async (index: number) => (await begin(site, `${token.slice(0, -2)}${10 + index}`)).statusCode;
  for (let index = 0; index < 10; index++) expect(await guess(index)).toBe(401);
  const refused = await begin(site, `${token.slice(0, -2)}xx`);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await begin(site, token)).statusCode).toBe(200);
  expect((await getStatus(plane)).areas).toEqual([]);
});
