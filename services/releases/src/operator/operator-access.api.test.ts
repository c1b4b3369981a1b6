import { expect, test } from 'vitest';
import { operator, publisherToken } from '../testing/open-site.ts';
import { get, openShippedSite, overview, post } from '../testing/open-shipped-site.ts';

test('requests of a wrong form are refused before anything is looked up', async () => {
  const { site } = await openShippedSite();
  const fine = { action: 'kill', reason: 'x', seen: 2 };
  const rollout = { release: 'abcdef', plan: '10%@1m,100%', reason: 'x', seen: 2 };
  const wrong: [string, object][] = [
    ['areas/generator/moves', { ...fine, action: 'explode' }],
    ['areas/generator/moves', { ...fine, reason: '  ' }],
    ['areas/generator/moves', { ...fine, reason: 'x'.repeat(501) }],
    ['areas/generator/moves', { ...fine, reason: 'two\nlines' }],
    ['areas/generator/moves', { ...fine, reason: 'nul\u0000' }],
    ['areas/generator/moves', { ...fine, reason: 'half \ud83d' }],
    ['areas/generator/moves', { ...fine, reason: 'turned \u202e around' }],
    ['areas/generator/moves', { action: 'kill', reason: 'x' }],
    ['areas/generator/moves', { ...fine, seen: -1 }],
    ['areas/generator/moves', { ...fine, action: 'canary', release: 'abcdef', weight: 100 }],
    ['areas/generator/moves', { ...fine, action: 'activate', release: 'ABCDEF' }],
    ['areas/Generator/moves', fine],
    ['areas/generator/check', { release: "abcdef' or true" }],
    ['areas/generator/rollouts', { ...rollout, plan: '10%@1m,50%' }],
    ['areas/generator/rollouts', { ...rollout, plan: `${'1%@1m,'.repeat(99)}100%` }],
    ['areas/generator/rollouts', { ...rollout, reason: 'two\nlines' }],
    ['areas/generator/rollouts/1/explode', { reason: 'x' }],
    ['areas/generator/rollouts/x/pause', { reason: 'x' }],
    ['areas/generator/rollouts/1/pause', { reason: ' ' }],
  ];
  for (const [path, body] of wrong) {
    const answer = await post(site, path, body);
    expect([path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      path,
      400,
      'INPUT_INVALID',
    ]);
  }
  for (const path of [
    'areas/generator/history?limit=0',
    'areas/generator/history?limit=101',
    'areas/generator/history?before=x',
    'areas/generator/releases/xyz',
  ])
    expect([path, (await get(site, path)).statusCode]).toEqual([path, 400]);
  const form = await site.app.inject({
    method: 'POST',
    url: '/api/operator/areas/generator/moves',
    headers: { ...operator(), 'content-type': 'text/plain' },
    payload: JSON.stringify(fine),
  });
  expect(form.statusCode).toBe(400);
  expect((await overview(site)).sequence).toBe(2);
});

test('nobody but an operator gets anything, and no other site may ask', async () => {
  const { plane, site, second } = await openShippedSite();
  const strangers: [string, Record<string, string>][] = [
    ['a visitor', {}],
    ['somebody with a wrong token', operator('a-token-that-is-not-the-one')],
    ['a publisher', operator(await publisherToken(plane, 'generator'))],
  ];
  const requests: ['GET' | 'POST' | 'DELETE', string][] = [
    ['GET', 'overview'],
    ['GET', 'stream'],
    ['GET', 'areas/generator/history'],
    ['GET', `areas/generator/releases/${second}`],
    ['POST', 'areas/generator/check'],
    ['POST', 'areas/generator/moves'],
    ['GET', 'rollouts'],
    ['POST', 'areas/generator/rollouts'],
    ['POST', 'areas/generator/rollouts/1/cancel'],
    ['GET', 'publishers'],
    ['POST', 'publishers'],
    ['DELETE', 'publishers/1'],
  ];
  for (const [who, headers] of strangers) {
    for (const [index, [method, path]] of requests.entries()) {
      const answer = await site.app.inject({
        method,
        url: `/api/operator/${path}`,
        headers: { ...headers, origin: 'https://elsewhere.example' },
        remoteAddress: `198.51.100.${index + 1}`,
        ...(method === 'POST' && { payload: { action: 'kill', reason: 'x', seen: 2, release: second } }),
      });
      expect([who, path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        who,
        path,
        401,
        'UNAUTHENTICATED',
      ]);
      const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
      expect(allowed).toEqual([]);
    }
  }
  expect((await overview(site)).sequence).toBe(2);
});
