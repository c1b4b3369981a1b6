import { hash } from 'node:crypto';
import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { ReleaseDocument, ReleasesPort, SignedDocument } from '@danqing/contracts/releases';
import { routesWithoutAccess } from '@danqing/nest-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { bucketOf } from '../documents/bucket.ts';
import { RELEASES_PORT } from '../documents/releases-port.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  retireArea,
  reviveArea,
  rollbackRelease,
} from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { openTestSite } from '../testing/open-site.ts';
import { seededArea, seedHistory } from '../testing/seed-history.ts';
import { readEvents, type ReceivedEvent } from '../testing/read-events.ts';
import { EventStreams } from './event-streams.ts';
import { createVisitor, VISITOR_COOKIE } from './visitor.ts';

const by = { actor: 'operator', reason: 'test' };
const documentOf = ({ data }: ReceivedEvent) => JSON.parse((data as SignedDocument).text) as ReleaseDocument;

async function openShippedPlane(): Promise<TestPlane> {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await ship(plane);
  return plane;
}

test('a tab gets the document at once, and again after a move', async () => {
  const plane = await openShippedPlane();
  const { url } = await openTestSite(plane);
  const tab = await readEvents(`${url}/api/releases/stream`);
  expect(tab.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-content-type-options': 'nosniff',
  });
  const first = await tab.next();
  expect(first).toMatchObject({ event: 'document', id: '2', data: { signature: expect.any(String) } });
  expect(documentOf(first)).toMatchObject({ sequence: 2, areas: [{ area: 'generator', killed: false }] });
  await killArea(plane, { ...by, area: 'generator' });
  expect(documentOf(await tab.next())).toMatchObject({ sequence: 3, areas: [{ killed: true }] });
});

test('a tab gets the changes of a move, or all areas when it missed one', async () => {
  const plane = await openShippedPlane();
  await ship(plane, { area: 'gallery' });
  await ship(plane, { area: 'patterns' });
  const { url, app } = await openTestSite(plane);
  const open = (since: number) => readEvents(`${url}/api/releases/stream?since=${since}`);
  const [current, late] = [await open(4), await open(3)];
  const missed = documentOf(await late.next());
  expect(missed.areas.map(({ area }) => area)).toEqual(['gallery', 'generator', 'patterns']);
  await killArea(plane, { ...by, area: 'gallery' });
  for (const tab of [current, late]) {
    const { areas, index, ...changes } = documentOf(await tab.next());
    expect(changes).toEqual({ environment: 'production', sequence: 5, since: 4, shell: missed.shell });
    expect(areas.map(({ area, killed }) => [area, killed])).toEqual([['gallery', true]]);
    const { body } = await app.inject(`/api/releases/documents/${index?.file}`);
    expect(JSON.parse(body)).toMatchObject({ sequence: 5, areas: [...areas, {}, {}] });
  }
  await retireArea(plane, { ...by, area: 'gallery' });
  expect(documentOf(await current.next())).toMatchObject({
    sequence: 6,
    since: 5,
    areas: [],
    retired: [{ area: 'gallery' }],
  });
});

test('changes contain each area with a canary, because its release depends on the visitor', async () => {
  const plane = await openShippedPlane();
  await ship(plane, { area: 'gallery' });
  const release = await publish(plane, { files: { 'entry.js': 'next()' } });
  await canaryRelease(plane, { ...by, area: 'generator', release, weight: 50 });
  const { url } = await openTestSite(plane);
  const tab = await readEvents(`${url}/api/releases/stream?since=4`);
  const pushed = async () => documentOf(await tab.next()).areas.map(({ area }) => area);
  await killArea(plane, { ...by, area: 'gallery' });
  expect(await pushed()).toEqual(['gallery', 'generator']);
  await rollbackRelease(plane, { ...by, area: 'generator' });
  expect(await pushed()).toEqual(['generator']);
  await reviveArea(plane, { ...by, area: 'gallery' });
  expect(await pushed()).toEqual(['gallery']);
});

test.each([
  ['since', '?since=2', {}],
  ['the last event', '', { 'last-event-id': '2' }],
  ['the newer of both', '?since=1', { 'last-event-id': '2' }],
])('a tab that has the document, by %s, gets only the next one', async (_, query, headers) => {
  const plane = await openShippedPlane();
  const { url } = await openTestSite(plane);
  const tab = await readEvents(`${url}/api/releases/stream${query}`, headers as Record<string, string>);
  await killArea(plane, { ...by, area: 'generator' });
  expect((await tab.next()).id).toBe('3');
});

test('a tab that missed moves gets the newest document, once', async () => {
  const plane = await openShippedPlane();
  await killArea(plane, { ...by, area: 'generator' });
  const { url } = await openTestSite(plane);
  const tab = await readEvents(`${url}/api/releases/stream?since=1`);
  expect((await tab.next()).id).toBe('3');
  await reviveArea(plane, { ...by, area: 'generator' });
  expect((await tab.next()).id).toBe('4');
});

test('every visitor gets the document of their own bucket', async () => {
  const plane = await openShippedPlane();
  const release = await publish(plane, { files: { 'entry.js': 'next()' } });
  await canaryRelease(plane, { ...by, area: 'generator', release, weight: 50 });
  const { url } = await openTestSite(plane);
  const visitors = Array.from({ length: 8 }, createVisitor);
  for (const visitor of [...visitors, null]) {
    const cookie: Record<string, string> = visitor ? { cookie: `a=b; ${VISITOR_COOKIE}=${visitor}` } : {};
    const tab = await readEvents(`${url}/api/releases/stream`, cookie);
    const inCanary = visitor !== null && bucketOf(visitor, 'generator') < 50;
    const [area] = documentOf(await tab.next()).areas;
    expect([area?.channel, area?.release === release]).toEqual([inCanary ? 'canary' : 'stable', inCanary]);
  }
});

test.each(['?since=-1', '?since=x', '?since=1.5', '?since=99999999999999999999'])(
  'refuses %s',
  async (query) => {
    const { app } = await openTestSite(await openTestPlane());
    const answer = await app.inject(`/api/releases/stream${query}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INPUT_INVALID' }]);
  },
);

test('without any release a tab waits for the first', async () => {
  const plane = await openTestPlane();
  const { url } = await openTestSite(plane);
  const tab = await readEvents(`${url}/api/releases/stream`);
  await ship(plane, { area: 'shell' });
  expect((await tab.next()).id).toBe('1');
});

test('a HEAD request holds nothing open', async () => {
  const { url } = await openTestSite(await openShippedPlane(), {
    tabStreamLimits: { all: 1, perNetwork: 1 },
  });
  for (let request = 0; request < 3; request++)
    expect((await fetch(`${url}/api/releases/stream`, { method: 'HEAD' })).status).toBe(200);
});

test('says of every endpoint who may call it', async () => {
  const { app } = await openTestSite(await openTestPlane());
  expect(routesWithoutAccess(app)).toEqual([]);
});

const refusal = async (url: string): Promise<IncomingMessage> =>
  readEvents(url).then(
    () => {
      throw new Error('the stream was opened');
    },
    (error: { response: IncomingMessage }) => error.response,
  );

test.each([
  ['the network', { all: 10, perNetwork: 2 }, 429],
  ['the process', { all: 2, perNetwork: 10 }, 503],
])('refuses more streams than %s may have, until one is closed', async (_, tabStreamLimits, status) => {
  const { url } = await openTestSite(await openShippedPlane(), { tabStreamLimits });
  const address = `${url}/api/releases/stream`;
  const first = await readEvents(address);
  await readEvents(address);
  const { statusCode, headers } = await refusal(address);
  expect([statusCode, Number(headers['retry-after'])]).toEqual([status, 30]);
  first.request.destroy();
  await expect.poll(async () => (await readEvents(address).catch(() => null)) !== null).toBe(true);
});

function openAs(streams: EventStreams, ip: string) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const request = { ip, method: 'GET', socket: {} } as unknown as FastifyRequest;
  const reply = { hijack: () => undefined, getHeaders: () => ({}), raw: response } as unknown as FastifyReply;
  streams.open(request, reply, () => undefined);
  return response;
}

test('whoever holds a /48 does not take the streams of everybody', () => {
  const streams = new EventStreams({ all: 2_000, perNetwork: 20 });
  onTestFinished(() => streams.close());
  const opened: ServerResponse[] = [];
  const open = (ip: string) => opened.push(openAs(streams, ip));
  const fill = (line: number) => {
    let held = 0;
    try {
      for (; held < 2_000; held += 1) open(`2001:db8:7:${line.toString(16)}::${held.toString(16)}`);
    } catch (error) {
      expect(error).toMatchObject({ code: 'RATE_LIMITED' });
    }
    return held;
  };
  // Fills addresses of one /56, then of other /56 networks in the same /48.
  expect([0, 1, 2].map(fill)).toEqual([20, 20, 0]);
  expect([0x100, 0x200, 0x300, 0x400].map(fill)).toEqual([20, 20, 20, 0]);
  expect(streams.size).toBe(100);
  open('2001:db8:8::1');
  open('198.51.100.1');
  opened[0]!.emit('close');
  open('2001:db8:7:500::1');
});

test('a tab without a stream hears of a move by a number that caches may share', async () => {
  const plane = await openShippedPlane();
  const { app } = await openTestSite(plane);
  const ask = (headers = {}) => app.inject({ url: '/api/releases/sequence', headers });
  const first = await ask({ cookie: `${VISITOR_COOKIE}=${createVisitor()}` });
  expect([
    first.statusCode,
    first.json(),
    first.headers['cache-control'],
    first.headers['set-cookie'],
  ]).toEqual([200, { sequence: 2 }, 'public, max-age=5', undefined]);
  const again = await ask({ 'if-none-match': first.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await killArea(plane, { ...by, area: 'generator' });
  await expect.poll(async () => (await ask({ 'if-none-match': first.headers.etag })).statusCode).toBe(200);
  const document = await app.inject('/api/releases/document');
  expect(document.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(document.json<SignedDocument>().text)).toMatchObject({
    sequence: 3,
    areas: [{ killed: true }],
  });
});

test('its document is that of its own bucket', async () => {
  const plane = await openShippedPlane();
  const release = await publish(plane, { files: { 'entry.js': 'next()' } });
  await canaryRelease(plane, { ...by, area: 'generator', release, weight: 50 });
  const { app } = await openTestSite(plane);
  for (const visitor of Array.from({ length: 8 }, createVisitor)) {
    const headers = { cookie: `${VISITOR_COOKIE}=${visitor}` };
    const { text } = (await app.inject({ url: '/api/releases/document', headers })).json<SignedDocument>();
    const [area] = (JSON.parse(text) as ReleaseDocument).areas;
    expect(area?.release === release).toBe(bucketOf(visitor, 'generator') < 50);
  }
});

test('a page names the complete document, which every gateway answers and every cache may keep', async () => {
  const plane = await openShippedPlane();
  const release = await publish(plane, { files: { 'entry.js': 'next()' } });
  await ship(plane, { area: 'gallery' });
  await canaryRelease(plane, { ...by, area: 'generator', release, weight: 50 });
  const gateways = [(await openTestSite(plane)).app, (await openTestSite(plane)).app];
  const named: string[] = [];
  for (const visitor of [...Array.from({ length: 4 }, createVisitor), null]) {
    const resolved = await gateways[0]!.get<ReleasesPort>(RELEASES_PORT).getDocument(visitor);
    const page = JSON.parse(resolved!.forPage('generator').text) as ReleaseDocument;
    expect(page).toEqual({
      environment: 'production',
      sequence: 4,
      shell: resolved!.document.shell,
      areas: resolved!.document.areas.filter(({ area }) => area === 'generator'),
      index: {
        file: hash('sha256', resolved!.text),
        integrity: `sha384-${hash('sha384', resolved!.text, 'base64')}`,
        navigation: ['shell', 'gallery', 'generator'].map((id) => expect.objectContaining({ id })),
      },
    });
    expect(JSON.parse(resolved!.forPage(null).text)).toMatchObject({ areas: [], index: page.index });
    named.push(page.index!.file);
    for (const app of gateways) {
      const answer = await app.inject({
        url: `/api/releases/documents/${page.index!.file}`,
        headers: visitor === null ? {} : { cookie: `${VISITOR_COOKIE}=${visitor}` },
      });
      expect([
        answer.statusCode,
        answer.body,
        answer.headers['cache-control'],
        answer.headers['set-cookie'],
      ]).toEqual([200, resolved!.text, 'public, max-age=31536000, immutable', undefined]);
    }
  }
  const compressed = await gateways[0]!.inject({
    url: `/api/releases/documents/${named[0]}`,
    headers: { 'accept-encoding': 'br' },
  });
  expect([compressed.headers['content-encoding'], compressed.headers['vary']]).toEqual([
    'br',
    'accept-encoding',
  ]);
  expect(hash('sha256', brotliDecompressSync(compressed.rawPayload))).toBe(named[0]);
  // Pages from before a move still find theirs at the gateway that made them.
  await killArea(plane, { ...by, area: 'generator' });
  await expect
    .poll(async () => (await gateways[0]!.inject('/api/releases/sequence')).json<object>())
    .toEqual({ sequence: 5 });
  for (const file of named)
    expect((await gateways[0]!.inject(`/api/releases/documents/${file}`)).statusCode).toBe(200);
  for (const file of ['0'.repeat(64), 'x', '..%2Fdocument']) {
    const answer = await gateways[0]!.inject(`/api/releases/documents/${file}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['cache-control'] ?? '').not.toContain('max-age');
  }
});

test('a page and a push with 500 areas are no larger than with five', async () => {
  const pages = [];
  const pushes = [];
  for (const areas of [5, 500]) {
    const plane = await openTestPlane();
    await seedHistory(plane, { areas, releases: areas, moves: areas });
    await ship(plane, { area: 'shell' });
    const { app } = await openTestSite(plane);
    const read = () => app.get<ReleasesPort>(RELEASES_PORT).getDocument(null);
    const before = (await read())!;
    expect(before.document.areas).toHaveLength(areas);
    pages.push(before.forPage(seededArea(0)).text.length);
    await killArea(plane, { ...by, area: seededArea(0) });
    await expect.poll(async () => (await read())!.document.sequence).toBe(areas + 2);
    pushes.push((await read())!.changesSince(before).text.length);
  }
  // Only the digits of the sequences differ.
  expect(pages[1]! - pages[0]!).toBe(2);
  expect(pushes[1]! - pushes[0]!).toBe(4);
});

test('without any release there is no number', async () => {
  const { app } = await openTestSite(await openTestPlane());
  for (const what of ['sequence', 'document'])
    expect((await app.inject(`/api/releases/${what}`)).statusCode).toBe(503);
});

test('a server that stops ends all streams and waits for none', async () => {
  const plane = await openShippedPlane();
  const site = await openTestSite(plane);
  const tabs = await Promise.all(
    Array.from({ length: 15 }, () => readEvents(`${site.url}/api/releases/stream`)),
  );
  await Promise.all(tabs.map((tab) => tab.next()));
  await site.close();
  await Promise.all(tabs.map((tab) => tab.ended));
  expect(tabs.every((tab) => tab.response.complete)).toBe(true);
});

test('a tab that does not read is dropped, and no other', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await ship(plane);
  // A document of a megabyte fills the socket buffers after a few moves.
  const names = Array.from({ length: 60 }, (_, index) => `styles/${'long-name-'.repeat(17)}${index}.css`);
  const files = { 'entry.js': 'start()', ...Object.fromEntries(names.map((name) => [name, ''])) };
  const large = await publish(plane, { area: 'large', files });
  await plane.database.query(
    `insert into releases.releases (area, id, descriptor, build, publisher, size)
     select 'large-' || n, id, jsonb_set(jsonb_set(descriptor, '{manifest,area}', to_jsonb('large-' || n)), '{manifest,routes}', '[]'),
            build, publisher, size from releases.releases, generate_series(1, 40) as n where id = $1`,
    [large],
  );
  await plane.database.query(
    `insert into releases.events (environment, area, action, to_release, stable, actor, reason)
     select 'production', area, 'activate', id, id, 'operator', '' from releases.releases where area like 'large-%'`,
  );
  const moveAll = (action: 'kill' | 'revive') =>
    plane.database.query(
      `insert into releases.events (environment, area, action, to_release, stable, killed, actor, reason)
       select 'production', area, $1, id, id, $1 = 'kill', 'operator', '' from releases.releases where area like 'large-%'`,
      [action],
    );
  const { url, server } = await openTestSite(plane);
  const { hostname, port } = new URL(url);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  silent.pause();
  silent.write('GET /api/releases/stream HTTP/1.1\r\nhost: x\r\n\r\n');
  const reading = await readEvents(`${url}/api/releases/stream`);
  await reading.next();
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(2);
  let moves = 0;
  while ((await connections()) === 2 && moves < 60) {
    const isKill = moves++ % 2 === 0;
    await moveAll(isKill ? 'kill' : 'revive');
    await (isKill ? killArea : reviveArea)(plane, { ...by, area: 'generator' });
    await reading.next();
  }
  expect(await connections()).toBe(1);
  silent.destroy();
});

test('a move reaches 200 tabs, each with one event', async () => {
  const plane = await openShippedPlane();
  const next = await publish(plane, { files: { 'entry.js': 'next()' } });
  const { url } = await openTestSite(plane, { tabStreamLimits: { all: 200, perNetwork: 200 } });
  const tabs = await Promise.all(
    Array.from({ length: 200 }, () =>
      readEvents(`${url}/api/releases/stream?since=2`, { cookie: `${VISITOR_COOKIE}=${createVisitor()}` }),
    ),
  );
  await activateRelease(plane, { ...by, area: 'generator', release: next });
  const events = await Promise.all(tabs.map((tab) => tab.next()));
  expect(new Set(events.map(({ id }) => id))).toEqual(new Set(['3']));
  await rollbackRelease(plane, { ...by, area: 'generator' });
  const later = await Promise.all(tabs.map((tab) => tab.next()));
  expect(new Set(later.map(({ id }) => id))).toEqual(new Set(['4']));
});
