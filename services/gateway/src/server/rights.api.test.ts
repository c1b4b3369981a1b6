// Every endpoint of operators with each right. An endpoint without a row fails the test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATOR_RIGHTS, type OperatorRight } from '@danqing/contracts/operators';
import { createLogger, routesOf } from '@danqing/nest-kit';
import { runOperatorsCli } from '@danqing/operators';
import { openReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { publishArea } from '../testing/publish-area.ts';
import { createGateway } from './create-gateway.ts';

const OF_RELEASES = OPERATOR_RIGHTS.filter((right) => right !== 'moderate');
/** One operator for each right in one area, in the shell and everywhere, one without rights, one with all. */
const CALLERS = [
  'none',
  ...OF_RELEASES.flatMap((right) => [`generator ${right}`, `shell ${right}`, `* ${right}`]),
  '* moderate',
  '* *',
] as const;
type Caller = (typeof CALLERS)[number];

const everybody: readonly Caller[] = CALLERS;
const inArea = (area: string, right: OperatorRight): Caller[] => [`${area} ${right}`, ...everywhere(right)];
const everywhere = (right: OperatorRight): Caller[] => [`* ${right}`, '* *'];
/** Every right in an area includes `read` there. */
const readers = (area: string): Caller[] => OF_RELEASES.flatMap((right) => inArea(area, right));

interface Row {
  url?: string;
  body?: object;
  allowed: readonly Caller[];
}
const move = (area: string, body: object, allowed: readonly Caller[]): Row => ({
  url: `/api/operator/areas/${area}/moves`,
  // A move that nobody has seen, so that an allowed one changes nothing.
  body: { reason: 'rehearsal', seen: 999_999, ...body },
  allowed,
});
const release = '000000';
const rollout = (area: string, body: object, allowed: readonly Caller[]): Row => ({
  url: `/api/operator/areas/${area}/rollouts`,
  body: { release, plan: '1%@1h,100%', reason: 'rehearsal', seen: 999_999, ...body },
  allowed,
});
const changeRollout = (area: string, change: string, allowed: readonly Caller[]): Row => ({
  url: `/api/operator/areas/${area}/rollouts/999/${change}`,
  body: { reason: 'rehearsal' },
  allowed,
});
const because = { reason: '广告' };

const hook = (more: object) => ({ name: 'ci', kind: 'webhook', url: 'https://127.0.0.1:1/x', ...more });

const TABLE: Record<string, Row[]> = {
  'GET /api/operator/session': [{ allowed: everybody }],
  'POST /api/operator/session/code': [{ body: { code: '000000' }, allowed: everybody }],
  'DELETE /api/operator/session': [{ allowed: everybody }],
  'GET /api/operator/security-log': [{ allowed: OF_RELEASES.flatMap(everywhere) }],
  // Lists answer with the areas that an operator may read.
  'GET /api/operator/overview': [{ allowed: everybody }],
  'GET /api/operator/stream': [{ allowed: everybody }],
  'GET /api/operator/publishers': [{ allowed: everybody }],
  'GET /api/operator/previews': [{ allowed: everybody }],
  'GET /api/operator/areas/:area/history': [
    { url: '/api/operator/areas/generator/history', allowed: readers('generator') },
  ],
  'GET /api/operator/areas/:area/health': [
    { url: '/api/operator/areas/generator/health', allowed: readers('generator') },
  ],
  'GET /api/operator/areas/:area/releases/:release': [
    { url: `/api/operator/areas/generator/releases/${release}`, allowed: readers('generator') },
  ],
  'GET /api/operator/areas/:area/releases/:release/pictures': [
    { url: `/api/operator/areas/generator/releases/${release}/pictures`, allowed: readers('generator') },
  ],
  'POST /api/operator/areas/:area/check': [
    { url: '/api/operator/areas/generator/check', body: { release }, allowed: readers('generator') },
  ],
  'GET /api/operator/approvals': [{ allowed: everybody }],
  // Rights are those of the release that waits: approvals.api.test.ts.
  'POST /api/operator/approvals/:id': [{ url: '/api/operator/approvals/999', body: {}, allowed: everybody }],
  'DELETE /api/operator/approvals/:id': [{ url: '/api/operator/approvals/999', allowed: everybody }],
  'GET /api/operator/freezes': [{ allowed: everybody }],
  'POST /api/operator/freezes': [
    {
      body: { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z', reason: 'rehearsal' },
      allowed: everywhere('activate'),
    },
  ],
  'DELETE /api/operator/freezes/:id': [{ url: '/api/operator/freezes/999', allowed: everywhere('activate') }],
  'GET /api/operator/rollouts': [{ allowed: everybody }],
  'POST /api/operator/areas/:area/rollouts': [
    rollout('generator', {}, ['* *']),
    rollout('shell', {}, inArea('shell', 'activate')),
    rollout('generator', { force: true }, ['* *']),
  ],
  'POST /api/operator/areas/:area/rollouts/:id/:change': [
    changeRollout('generator', 'pause', inArea('generator', 'canary')),
    changeRollout('generator', 'cancel', inArea('generator', 'canary')),
    // These lead to a promotion.
    changeRollout('generator', 'resume', ['* *']),
    changeRollout('generator', 'hasten', ['* *']),
    changeRollout('shell', 'cancel', inArea('shell', 'activate')),
  ],
  'POST /api/operator/areas/:area/moves': [
    move('generator', { action: 'activate', release }, inArea('generator', 'activate')),
    move('generator', { action: 'promote' }, inArea('generator', 'activate')),
    move('generator', { action: 'canary', release, weight: 5 }, inArea('generator', 'canary')),
    move('generator', { action: 'pause' }, inArea('generator', 'canary')),
    move('generator', { action: 'rollback' }, inArea('generator', 'rollback')),
    move('generator', { action: 'quarantine', release }, inArea('generator', 'rollback')),
    move('generator', { action: 'unquarantine', release }, inArea('generator', 'rollback')),
    move('generator', { action: 'kill' }, inArea('generator', 'kill')),
    move('generator', { action: 'revive' }, inArea('generator', 'kill')),
    move('generator', { action: 'retire' }, inArea('generator', 'kill')),
    // Force and the shell concern every area.
    move('generator', { action: 'activate', release, force: true }, everywhere('activate')),
    move('generator', { action: 'canary', release, weight: 5, force: true }, ['* *']),
    ...['promote', 'pause', 'rollback', 'kill', 'revive', 'retire'].map((action) =>
      move('shell', { action }, inArea('shell', 'activate')),
    ),
  ],
  'POST /api/operator/publishers': [
    { body: { name: 'ci', area: 'generator' }, allowed: inArea('generator', 'publish') },
  ],
  'DELETE /api/operator/publishers/:id': [
    { url: '/api/operator/publishers/1', allowed: inArea('generator', 'publish') },
  ],
  'POST /api/operator/previews': [
    {
      body: { releases: [{ area: 'generator', release }], days: 1 },
      allowed: inArea('generator', 'publish'),
    },
    {
      body: {
        releases: [
          { area: 'generator', release },
          { area: 'shell', release },
        ],
        days: 1,
      },
      allowed: everywhere('publish'),
    },
  ],
  'DELETE /api/operator/previews/:id': [
    { url: '/api/operator/previews/1', allowed: inArea('generator', 'publish') },
  ],
  'POST /api/releases/overrides': [
    {
      body: {
        origin: 'http://localhost:4000',
        shared: {},
        externalRuntime: true,
        manifest: {
          area: 'generator',
          name: { zh: '配色', en: 'Generator', ja: '配色' },
          contract: '^1.0.0',
          routes: [],
          navigation: [],
        },
      },
      allowed: inArea('generator', 'publish'),
    },
  ],
  'GET /api/operator/notifications/targets': [{ allowed: everybody }],
  'GET /api/operator/notifications/deliveries': [{ allowed: everybody }],
  'GET /api/operator/notifications/on-call': [{ allowed: everybody }],
  'POST /api/operator/notifications/targets': [
    { body: hook({ areas: ['generator'] }), allowed: inArea('generator', 'activate') },
    { body: hook({}), allowed: everywhere('activate') },
  ],
  // Targets 1 and 2 are of the generator and of all areas. Whoever may, changes nothing.
  'PATCH /api/operator/notifications/targets/:id': [
    { url: '/api/operator/notifications/targets/1', body: {}, allowed: inArea('generator', 'activate') },
    { url: '/api/operator/notifications/targets/2', body: {}, allowed: everywhere('activate') },
  ],
  'POST /api/operator/notifications/targets/:id/test': [
    { url: '/api/operator/notifications/targets/1/test', allowed: inArea('generator', 'activate') },
  ],
  'POST /api/operator/notifications/deliveries/:id/retry': [
    { url: '/api/operator/notifications/deliveries/1/retry', allowed: inArea('generator', 'activate') },
  ],
  'DELETE /api/operator/notifications/targets/:id': [
    { url: '/api/operator/notifications/targets/1', allowed: inArea('generator', 'activate') },
  ],
  'GET /api/operator/members/:id': [{ url: '/api/operator/members/1', allowed: everywhere('moderate') }],
  'POST /api/operator/members/:id/limit': [
    { url: '/api/operator/members/1/limit', body: because, allowed: everywhere('moderate') },
  ],
  'POST /api/operator/members/:id/unlimit': [
    { url: '/api/operator/members/1/unlimit', allowed: everywhere('moderate') },
  ],
  'GET /api/operator/co-create/words': [{ allowed: everywhere('moderate') }],
  'POST /api/operator/co-create/words': [{ body: { word: '广告' }, allowed: everywhere('moderate') }],
  'POST /api/operator/co-create/words/remove': [{ body: { word: '广告' }, allowed: everywhere('moderate') }],
  ...Object.fromEntries(
    ['palettes', 'creations', 'co-create/colors'].flatMap((items): [string, Row[]][] => [
      [`GET /api/operator/${items}/reports`, [{ allowed: everywhere('moderate') }]],
      [
        `POST /api/operator/${items}/:id/hide`,
        [{ url: `/api/operator/${items}/99/hide`, body: because, allowed: everywhere('moderate') }],
      ],
      [
        `POST /api/operator/${items}/:id/show`,
        [{ url: `/api/operator/${items}/99/show`, allowed: everywhere('moderate') }],
      ],
    ]),
  ),
};

let database: TestDatabase;
let dataDir: string;
let app: NestFastifyApplication;
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-rights-'));
  const plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  await publishArea(plane, 'shell', 'shell();');
  const generator = await publishArea(plane, 'generator', 'generator();');
  await plane.database.destroy();
  const config = loadGatewayConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  app = await createGateway(config, createLogger('test', { LOG_LEVEL: 'silent' }));
  await app.listen(0, '127.0.0.1');
  for (const caller of CALLERS) tokens.set(caller, await addOperator(caller));
  const every = tokens.get('* *')!;
  await call('POST', '/api/operator/publishers', every, { name: 'ci', area: 'generator' });
  await call('POST', '/api/operator/previews', every, {
    releases: [{ area: 'generator', release: generator }],
    days: 1,
  });
  for (const areas of [{ areas: ['generator'] }, {}])
    await call('POST', '/api/operator/notifications/targets', every, hook(areas));
  await call('POST', '/api/operator/notifications/targets/1/test', every);
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

async function runCli(...argv: string[]): Promise<string> {
  let stdout = '';
  const code = await runOperatorsCli(argv, {
    openDatabase: async () => database.url,
    actor: 'test',
    stdout: { write: (text: string) => (stdout += text) },
    stderr: process.stderr,
  });
  expect(code).toBe(0);
  return stdout;
}

async function addOperator(caller: Caller): Promise<string> {
  const name = caller.replaceAll('*', 'every');
  const [area = '', right = ''] = caller.split(' ');
  const options = caller === 'none' ? [] : ['--areas', area, '--rights', right];
  const { token } = JSON.parse(await runCli('add', name, ...options, '--json')) as { token: string };
  if (caller === 'none') await runCli('withdraw', name);
  return token;
}

let calls = 0;
async function call(method: string, path: string, token: string, body?: object) {
  calls += 1;
  const stop = new AbortController();
  const response = await fetch(`${await app.getUrl()}${path}`, {
    method,
    signal: stop.signal,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `10.2.${calls >> 8}.${calls & 255}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const answer = isJson ? ((await response.json()) as { code?: string; needs?: object }) : {};
  stop.abort();
  return { status: response.status, ...answer };
}

it('has a row for every endpoint of operators', () => {
  const stated = new Set(
    routesOf(app)
      .filter(({ access }) => access?.includes('operators'))
      .map(({ address }) => address),
  );
  const missing = [...stated].filter((address) => !Object.hasOwn(TABLE, address));
  expect(
    missing,
    `State the right of ${missing.join(', ')}: put @NeedsRight('canary', 'area') on the handler, with the ` +
      'name of the path parameter that holds the area, or @AnyOperator() if the handler calls requireRight ' +
      "or answers only what an operator may read. Then add a row to TABLE: '<method> <path>': " +
      "[{ url: '<path with values>', body: { … }, allowed: inArea('generator', 'canary') }].",
  ).toEqual([]);
  expect(Object.keys(TABLE).filter((address) => !stated.has(address))).toEqual([]);
});

const rows = Object.entries(TABLE).flatMap(([address, each]) =>
  each.map((row) => [address, JSON.stringify(row.body ?? {}).slice(0, 60), row] as const),
);

it.each(rows)('%s %s', async (address, _, { url, body, allowed }) => {
  const [method = '', route = ''] = address.split(' ');
  const passed: Caller[] = [];
  for (const caller of CALLERS) {
    const { status, code, needs } = await call(method, url ?? route, tokens.get(caller)!, body);
    if (code !== 'RIGHT_REQUIRED') passed.push(caller);
    else
      expect({ status, needs }).toEqual({
        status: 403,
        needs: expect.objectContaining({ area: expect.any(String) }),
      });
    expect(status).not.toBe(500);
  }
  expect(passed.toSorted()).toEqual([...new Set(allowed)].toSorted());
});

it('answers with the targets whose areas an operator may read', async () => {
  const every = tokens.get('* *')!;
  await call('POST', '/api/operator/notifications/targets', every, hook({ areas: ['shell'] }));
  const areasFor = async (caller: Caller) => {
    const answer = await call('GET', '/api/operator/notifications/targets', tokens.get(caller)!);
    const { targets } = answer as unknown as { targets: { areas: string[] | null }[] };
    return new Set(targets.flatMap(({ areas }) => areas ?? '*'));
  };
  expect(await areasFor('generator canary')).toEqual(new Set(['generator']));
  expect(await areasFor('* read')).toEqual(new Set(['generator', 'shell', '*']));
  expect(await areasFor('none')).toEqual(new Set());
});

it('answers with the areas that an operator may read', async () => {
  const areasFor = async (caller: Caller) => {
    const { areas } = (await call('GET', '/api/operator/overview', tokens.get(caller)!)) as unknown as {
      areas: { area: string }[];
    };
    return areas.map(({ area }) => area);
  };
  expect(await areasFor('generator canary')).toEqual(['generator']);
  expect(await areasFor('* read')).toEqual(['generator', 'shell']);
  expect(await areasFor('* moderate')).toEqual([]);
  expect(await areasFor('none')).toEqual([]);
});
