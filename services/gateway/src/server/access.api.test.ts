// Access matrix of every endpoint, with all services in the gateway and with each in its own process. A
// handler missing from the table fails the test.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { responseProblems, API } from '@danqing/contracts/api';
import { RESERVED_SEGMENTS } from '@danqing/contracts/releases';
import { createLogger, routesOf, type Route } from '@danqing/nest-kit';
import { freePort } from '@danqing/nest-kit/free-ports';
import { openReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { WORKER_FILES } from '../offline/offline.controller.ts';
import { CONSOLE_FOLDER, readConsole } from '../operator/console-files.ts';
import { loadServices } from '../services.ts';
import { DEVELOPMENT_SECRET, openServices, type OpenServices } from '../testing/open-services.ts';
import { publishArea } from '../testing/publish-area.ts';
import { createGateway } from './create-gateway.ts';

/** `member` is not the owner. `revoked` has an ended session, and `garbage` a token that was never issued. */
const CALLERS = ['visitor', 'member', 'owner', 'revoked', 'garbage', 'publisher', 'operator'] as const;
type Caller = (typeof CALLERS)[number];
type Statuses = readonly [number, number, number, number, number, number, number];

const everybody = (status: number): Statuses => [status, status, status, status, status, status, status];
/** An invalid bearer token is rejected, never treated as a visitor's request. */
const visitorsAndMembers = (status: number): Statuses => [status, status, status, 401, 401, 401, 401];
const members = (status: number): Statuses => [401, status, status, 401, 401, 401, 401];
const owner = (status: number, otherwise: number): Statuses => [401, otherwise, status, 401, 401, 401, 401];
const operators = (status: number): Statuses => [401, 401, 401, 401, 401, 401, status];
const publishers = (status: number): Statuses => [401, 401, 401, 401, 401, status, 401];

interface Fixture {
  tokens: Record<Caller, string | null>;
  palette: () => Promise<number>;
  secret: () => Promise<number>;
  sessionId: string;
  ownerId: number;
}
interface Row {
  statuses: Statuses;
  url?: string | ((fixture: Fixture) => string | Promise<string>);
  body?: object | ((fixture: Fixture, caller: Caller) => object | Promise<object>);
  newSessions?: true;
}

const mail = { identifier: 'somebody@example.com', identifier_type: 'email' };
const palette = { name: '月下', colors: [{ hex: '#EEF7F2', type: 'primary' }] };
const reason = { reason: '广告' };
const cocreated = {
  name: '雨后青',
  hex: '#7D99A3',
  rgb: '125,153,163',
  hsl: '196,17%,56%',
  cmyk: '23,6,0,36',
};
const order = '20261123ABCDEFGHJKMN';
const run = '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f11';
const painting = { requestId: '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10', theme: 'landscape' };

const TABLE: Record<string, Row> = {
  'POST /api/agent/run-stream': { statuses: visitorsAndMembers(400), body: { topic: '' } },
  'GET /api/agent/runs/:id/events': {
    url: `/api/agent/runs/${run}/events`,
    statuses: visitorsAndMembers(404),
  },
  'GET /api/agent/decks': { statuses: members(200) },
  'GET /api/agent/decks/:id': { url: `/api/agent/decks/${run}`, statuses: visitorsAndMembers(404) },
  'GET /api/agent/decks/:id/deck.pptx': {
    url: `/api/agent/decks/${run}/deck.pptx`,
    statuses: visitorsAndMembers(404),
  },
  'GET /api/agent/decks/:id/deck.pdf': {
    url: `/api/agent/decks/${run}/deck.pdf`,
    statuses: visitorsAndMembers(404),
  },
  'DELETE /api/agent/decks/:id': { url: `/api/agent/decks/${run}`, statuses: members(404) },
  'POST /api/agent/decks/:id/undelete': {
    url: `/api/agent/decks/${run}/undelete`,
    statuses: members(404),
  },
  'POST /api/users/payment/alipay': { statuses: members(200), body: { credits: 50 } },
  'GET /api/payments/methods': { statuses: everybody(200) },
  'POST /api/users/payment/stripe-checkout': { statuses: members(200), body: { credits: 50 } },
  'POST /api/auth/account/deletion/code': { statuses: members(200), body: {} },
  'POST /api/auth/account/deletion': { statuses: members(400), body: { otp: 'no code' } },
  'DELETE /api/auth/account/deletion': { statuses: members(200) },
  'POST /api/users/:id/data-exports': {
    url: ({ ownerId }) => `/api/users/${ownerId}/data-exports`,
    statuses: owner(202, 403),
  },
  'GET /api/users/:id/data-exports': {
    url: ({ ownerId }) => `/api/users/${ownerId}/data-exports`,
    statuses: owner(200, 403),
  },
  'GET /api/users/:id/data-exports/:exportId/file': {
    url: ({ ownerId }) => `/api/users/${ownerId}/data-exports/0b8f2c0e-58a7-4f3c-9d3b-3f1f7d9a6c12/file`,
    statuses: owner(404, 403),
  },
  'PATCH /api/users/:id': {
    url: ({ ownerId }) => `/api/users/${ownerId}`,
    body: { is_public: true },
    statuses: owner(200, 403),
  },
  'GET /api/users/:id/public': {
    url: ({ ownerId }) => `/api/users/${ownerId}/public`,
    statuses: visitorsAndMembers(200),
  },
  'GET /api/users/:id/palettes': {
    url: ({ ownerId }) => `/api/users/${ownerId}/palettes`,
    statuses: visitorsAndMembers(200),
  },
  'GET /api/users/:id/collections': {
    url: ({ ownerId }) => `/api/users/${ownerId}/collections`,
    statuses: visitorsAndMembers(200),
  },
  'GET /api/users/:id/images': {
    url: ({ ownerId }) => `/api/users/${ownerId}/images`,
    statuses: visitorsAndMembers(200),
  },
  'GET /api/users/:id/orders': {
    url: ({ ownerId }) => `/api/users/${ownerId}/orders`,
    statuses: owner(200, 403),
  },
  'GET /api/users/:id/orders/:orderId': {
    url: ({ ownerId }) => `/api/users/${ownerId}/orders/${order}`,
    statuses: owner(404, 403),
  },
  'GET /api/users/:id/orders/:orderId/receipt.pdf': {
    url: ({ ownerId }) => `/api/users/${ownerId}/orders/${order}/receipt.pdf`,
    statuses: owner(404, 403),
  },
  'GET /api/users/:id/credits': {
    url: ({ ownerId }) => `/api/users/${ownerId}/credits`,
    statuses: owner(200, 403),
  },
  'POST /api/payments/stripe/notices': { statuses: everybody(404), body: { id: 'evt_1' } },
  'POST /api/payments/alipay/notices': { statuses: everybody(404), body: { notify_id: '1' } },
  'POST /api/payments/sandbox/notices': { statuses: everybody(400), body: { id: 'evt_1' } },
  'GET /api/payments/sandbox/checkout/:orderId': {
    url: `/api/payments/sandbox/checkout/${order}`,
    statuses: everybody(404),
  },
  'POST /api/payments/sandbox/checkout/:orderId': {
    url: `/api/payments/sandbox/checkout/${order}`,
    body: { action: 'success' },
    statuses: everybody(404),
  },
  'POST /api/ai/poem': { statuses: visitorsAndMembers(200), body: { colorName: '朱红' } },
  'POST /api/ai/image': { statuses: members(404), body: painting },
  'POST /api/ai/image/stream': { statuses: members(404), body: painting },
  'POST /api/ai/image-from-name': { statuses: members(400), body: { colorName: '' } },
  'POST /api/ai/collection-image': { statuses: members(404), body: { collectionId: 1 } },
  'POST /api/ai/collection-image/stream': { statuses: members(404), body: { collectionId: 1 } },
  'GET /api/co-create/colors': { statuses: visitorsAndMembers(200) },
  'GET /api/co-create/colors/:id': { url: '/api/co-create/colors/1', statuses: visitorsAndMembers(404) },
  'GET /api/co-create/colors/by-name/:name': {
    url: `/api/co-create/colors/by-name/${encodeURIComponent('雨后青')}`,
    statuses: everybody(200),
  },
  'GET /api/co-create/colors/search': {
    url: `/api/co-create/colors/search?q=${encodeURIComponent('雨')}`,
    statuses: everybody(200),
  },
  'POST /api/co-create/colors': { statuses: members(201), body: cocreated },
  'POST /api/co-create/colors/:id/like': { url: '/api/co-create/colors/99/like', statuses: members(404) },
  'DELETE /api/co-create/colors/:id': { url: '/api/co-create/colors/99', statuses: members(404) },
  'POST /api/co-create/colors/:id/undelete': {
    url: '/api/co-create/colors/99/undelete',
    statuses: members(404),
  },
  'POST /api/co-create/colors/:id/reports': {
    url: '/api/co-create/colors/99/reports',
    statuses: visitorsAndMembers(404),
    body: { reason: 'spam' },
  },
  'POST /api/ai/generate-color': { statuses: visitorsAndMembers(200), body: { colorName: '雨后青' } },
  'POST /api/ai/suggest-color-names': { statuses: visitorsAndMembers(200), body: { references: ['竹青'] } },
  'GET /api/nfts': { statuses: everybody(200) },
  'GET /api/nfts/metadata/:id': { url: '/api/nfts/metadata/99', statuses: everybody(404) },
  'GET /api/nfts/images/:id': { url: '/api/nfts/images/99', statuses: everybody(404) },
  'POST /api/co-create/colors/:id/mint': {
    url: '/api/co-create/colors/99/mint',
    statuses: members(409),
    body: { address: '0x41ac5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2' },
  },
  'GET /api/operator/co-create/colors/reports': { statuses: operators(200) },
  'POST /api/operator/co-create/colors/:id/hide': {
    url: '/api/operator/co-create/colors/99/hide',
    statuses: operators(404),
    body: reason,
  },
  'POST /api/operator/co-create/colors/:id/show': {
    url: '/api/operator/co-create/colors/99/show',
    statuses: operators(404),
  },
  'GET /api/operator/co-create/words': { statuses: operators(200) },
  'POST /api/operator/co-create/words': { statuses: operators(204), body: { word: '广告' } },
  'POST /api/operator/co-create/words/remove': { statuses: operators(204), body: { word: '广告' } },
  'GET /api/collections': { statuses: everybody(200) },
  'GET /api/collections/:id': { url: '/api/collections/1', statuses: visitorsAndMembers(404) },
  'PATCH /api/collections/:id': {
    url: '/api/collections/1',
    statuses: members(404),
    body: { is_listed: false },
  },
  'DELETE /api/collections/:id': { url: '/api/collections/1', statuses: members(404) },
  'POST /api/collections/:id/undelete': { url: '/api/collections/1/undelete', statuses: members(404) },
  'DELETE /api/collections/:id/images/:imageId/video': {
    url: '/api/collections/1/images/1/video',
    statuses: members(404),
  },
  'POST /api/collections/:id/images/:imageId/video/undelete': {
    url: '/api/collections/1/images/1/video/undelete',
    statuses: members(404),
  },
  'POST /api/collections/:id/reports': {
    url: '/api/collections/1/reports',
    body: { reason: 'spam' },
    statuses: visitorsAndMembers(404),
  },
  'GET /api/operator/creations/reports': { statuses: operators(200) },
  'POST /api/operator/creations/:id/hide': {
    url: '/api/operator/creations/1/hide',
    body: { reason: '广告' },
    statuses: operators(404),
  },
  'POST /api/operator/creations/:id/show': {
    url: '/api/operator/creations/1/show',
    statuses: operators(404),
  },
  'POST /api/ai/image-to-video': { statuses: members(404), body: { imageId: 1 } },
  'POST /api/ai/image-to-video/stream': { statuses: members(404), body: { imageId: 1 } },
  'GET /api/creations/videos/:file': {
    url: `/api/creations/videos/${'0'.repeat(32)}.mp4`,
    statuses: everybody(404),
  },
  'GET /api/creations/pictures/:file': {
    url: `/api/creations/pictures/${'0'.repeat(32)}-320.webp`,
    statuses: everybody(404),
  },
  'POST /api/ai/apply-pattern': {
    statuses: visitorsAndMembers(400),
    body: { image: 'data:image/png;base64,iVBORw0KGgo=', category: '服装' },
  },
  'GET /api/agent/products/:file': {
    url: `/api/agent/products/${'0'.repeat(32)}.webp`,
    statuses: everybody(404),
  },
  'GET /*': { url: '/', statuses: everybody(200) },
  'GET /:locale/manifest.webmanifest': { url: '/en/manifest.webmanifest', statuses: everybody(200) },
  'GET /areas/*': { url: '/areas/generator/nothing/entry.js', statuses: everybody(404) },
  'GET /dev/outbox': { statuses: everybody(403) },
  'GET /.well-known/security.txt': { statuses: everybody(404) },
  'GET /fonts/:version/:face/:file': { url: '/fonts/1/sc600/none.woff2', statuses: everybody(200) },
  'GET /healthz': { statuses: everybody(200) },
  'GET /icons/:file': { url: '/icons/none.png', statuses: everybody(404) },
  'GET /images/sepu/:file': { url: '/images/sepu/page0.webp', statuses: everybody(404) },
  'GET /manifest.webmanifest': { statuses: everybody(200) },
  'GET /og/creations/:locale/:file': { url: '/og/creations/zh/1999999999.jpg', statuses: everybody(404) },
  'GET /og/:locale/:service/:file': {
    url: '/og/zh/palettes/palette.png?id=1999999999',
    statuses: everybody(404),
  },
  'GET /og/:locale/:file': { url: '/og/zh/none.txt', statuses: everybody(404) },
  // The console's page contains no data. It is missing without a build.
  'GET /operator': { statuses: everybody(readConsole(CONSOLE_FOLDER) ? 200 : 404) },
  'GET /operator/*': { url: '/operator/none', statuses: everybody(404) },
  'GET /operator/files/:name': { url: '/operator/files/none.js', statuses: everybody(404) },
  'GET /overrides': { statuses: everybody(400) },
  'GET /previews': { statuses: everybody(400) },
  'GET /readyz': { statuses: everybody(200) },
  'GET /robots.txt': { statuses: everybody(200) },
  // Replaced by 200 below if the worker was built when the gateway started. A later build has no effect.
  'GET /service-worker.js': { statuses: everybody(404) },
  'GET /sitemap.xml': { statuses: everybody(200) },
  'GET /third-party.txt': { statuses: everybody(200) },
  'POST /overrides': { body: {}, statuses: everybody(400) },
  'POST /previews': { body: {}, statuses: everybody(400) },

  'POST /api/auth/check-identifier': { body: mail, statuses: everybody(200) },
  'POST /api/auth/send-otp': {
    body: (_, caller) => ({ ...mail, identifier: `${caller}@elsewhere.example` }),
    statuses: everybody(200),
  },
  'POST /api/auth/verify-otp': { body: { ...mail, otp: '000000' }, statuses: everybody(401) },
  'POST /api/auth/logout': { newSessions: true, statuses: members(200) },
  'GET /api/auth/me': { statuses: members(200) },
  'GET /api/auth/sessions': { statuses: members(200) },
  'DELETE /api/auth/sessions': { statuses: members(200) },
  'DELETE /api/auth/sessions/:id': {
    url: ({ sessionId }) => `/api/auth/sessions/${sessionId}`,
    statuses: owner(200, 404),
  },
  'GET /api/dev/outbox': { url: '/api/dev/outbox?to=nobody@example.com', statuses: everybody(403) },

  'GET /api/colors': { statuses: everybody(200) },
  'GET /api/colors/:id': { url: '/api/colors/424', statuses: everybody(200) },
  'GET /api/history/:id': { url: '/api/history/424', statuses: everybody(200) },

  'POST /api/palettes': { body: palette, statuses: members(201) },
  'GET /api/palettes': { statuses: members(200) },
  'GET /api/palettes/public': { statuses: everybody(200) },
  'GET /api/palettes/:id': {
    url: async ({ secret }) => `/api/palettes/${await secret()}`,
    statuses: [404, 404, 200, 401, 401, 401, 401],
  },
  'PATCH /api/palettes/:id': {
    url: async (fixture) => `/api/palettes/${await fixture.palette()}`,
    body: { version: 1, name: '改' },
    statuses: owner(200, 403),
  },
  'DELETE /api/palettes/:id': {
    url: async (fixture) => `/api/palettes/${await fixture.palette()}`,
    statuses: owner(200, 403),
  },
  'POST /api/palettes/:id/undelete': {
    url: async (fixture) => `/api/palettes/${await fixture.secret()}/undelete`,
    statuses: owner(200, 404),
  },
  'POST /api/palettes/:id/reports': {
    url: async (fixture) => `/api/palettes/${await fixture.palette()}/reports`,
    body: { reason: 'spam' },
    statuses: visitorsAndMembers(200),
  },
  'POST /api/palettes/export-image': { body: { palette: { colors: [] } }, statuses: everybody(400) },
  'POST /api/palettes/export-pdf': { body: { palette: { colors: [] } }, statuses: everybody(400) },
  'GET /api/downloads': { statuses: members(200) },
  'POST /api/downloads/claim': {
    body: async (fixture) => ({ resourceType: 'palette', resourceId: await fixture.secret() }),
    statuses: owner(200, 404),
  },

  'GET /api/docs': { statuses: everybody(200) },
  'GET /api/docs/openapi.json': { statuses: everybody(200) },
  'POST /api/policy-reports': { body: {}, statuses: everybody(400) },
  'GET /api/releases/stream': { url: '/api/releases/stream', statuses: everybody(200) },
  'GET /api/releases/sequence': { statuses: everybody(200) },
  'GET /api/releases/document': { statuses: everybody(200) },
  'GET /api/releases/documents/:file': {
    url: `/api/releases/documents/${'0'.repeat(64)}`,
    statuses: everybody(404),
  },
  'POST /api/releases/beacons': { body: {}, statuses: everybody(400) },
  'POST /api/releases/beacons/tokens': { body: { sequence: 1 }, statuses: everybody(200) },
  'POST /api/releases/overrides': { body: {}, statuses: [401, 401, 401, 401, 401, 400, 400] },
  'GET /api/releases/area': { statuses: publishers(200) },
  'POST /api/releases/area/moves': { body: {}, statuses: publishers(400) },
  'GET /api/releases/verdicts/:release': {
    url: '/api/releases/verdicts/000000',
    statuses: publishers(404),
  },
  'POST /api/releases/previews': { body: {}, statuses: publishers(400) },
  'POST /api/releases/provenance': { body: {}, statuses: publishers(400) },
  'POST /api/releases/uploads': { body: {}, statuses: publishers(400) },
  'PUT /api/releases/uploads/:upload/files/*': {
    url: '/api/releases/uploads/none/files/entry.js',
    statuses: publishers(400),
  },
  'POST /api/releases/uploads/:upload/complete': {
    url: '/api/releases/uploads/none/complete',
    statuses: publishers(404),
  },

  'DELETE /api/releases/uploads/:upload': {
    url: '/api/releases/uploads/none',
    statuses: publishers(404),
  },

  'POST /api/operator/session': {
    body: ({ tokens }, caller) => ({ token: tokens[caller] ?? 'none' }),
    statuses: operators(200),
  },
  'GET /api/operator/session': { statuses: everybody(401) },
  'DELETE /api/operator/session': { statuses: everybody(401) },
  'POST /api/operator/session/code': { body: { code: '000000' }, statuses: everybody(401) },
  'GET /api/operator/security-log': { statuses: operators(200) },
  'GET /api/operator/overview': { statuses: operators(200) },
  'GET /api/operator/stream': { statuses: operators(200) },
  'GET /api/operator/areas/:area/history': {
    url: '/api/operator/areas/generator/history',
    statuses: operators(200),
  },
  'GET /api/operator/areas/:area/releases/:release': {
    url: '/api/operator/areas/generator/releases/000000',
    statuses: operators(404),
  },
  'GET /api/operator/areas/:area/health': {
    url: '/api/operator/areas/generator/health',
    statuses: operators(200),
  },
  'GET /api/operator/areas/:area/releases/:release/pictures': {
    url: '/api/operator/areas/generator/releases/000000/pictures',
    statuses: operators(404),
  },
  'POST /api/operator/areas/:area/check': {
    url: '/api/operator/areas/generator/check',
    body: { release: '000000' },
    statuses: operators(404),
  },
  'POST /api/operator/areas/:area/moves': {
    url: '/api/operator/areas/generator/moves',
    body: {},
    statuses: operators(400),
  },
  'GET /api/operator/approvals': { statuses: operators(200) },
  'POST /api/operator/approvals/:id': {
    url: '/api/operator/approvals/999999',
    body: {},
    statuses: operators(404),
  },
  'DELETE /api/operator/approvals/:id': {
    url: '/api/operator/approvals/999999',
    statuses: operators(404),
  },
  'GET /api/operator/freezes': { statuses: operators(200) },
  'POST /api/operator/freezes': { body: {}, statuses: operators(400) },
  'DELETE /api/operator/freezes/:id': {
    url: '/api/operator/freezes/999999',
    statuses: operators(404),
  },
  'GET /api/operator/rollouts': { statuses: operators(200) },
  'POST /api/operator/areas/:area/rollouts': {
    url: '/api/operator/areas/generator/rollouts',
    body: {},
    statuses: operators(400),
  },
  'POST /api/operator/areas/:area/rollouts/:id/:change': {
    url: '/api/operator/areas/generator/rollouts/999999/cancel',
    body: { reason: 'x' },
    statuses: operators(404),
  },
  'GET /api/operator/previews': { statuses: operators(200) },
  'POST /api/operator/previews': { body: {}, statuses: operators(400) },
  'GET /api/operator/notifications/targets': { statuses: operators(200) },
  'POST /api/operator/notifications/targets': { body: {}, statuses: operators(400) },
  'DELETE /api/operator/notifications/targets/:id': {
    url: '/api/operator/notifications/targets/999999',
    statuses: operators(400),
  },
  'PATCH /api/operator/notifications/targets/:id': {
    url: '/api/operator/notifications/targets/999999',
    body: { rota: null },
    statuses: operators(400),
  },
  'GET /api/operator/notifications/on-call': { statuses: operators(200) },
  'POST /api/operator/notifications/targets/:id/test': {
    url: '/api/operator/notifications/targets/999999/test',
    statuses: operators(400),
  },
  'GET /api/operator/notifications/deliveries': { statuses: operators(200) },
  'POST /api/operator/notifications/deliveries/:id/retry': {
    url: '/api/operator/notifications/deliveries/999999/retry',
    statuses: operators(400),
  },
  'DELETE /api/operator/previews/:id': {
    url: '/api/operator/previews/999999',
    statuses: operators(400),
  },
  'GET /api/operator/publishers': { statuses: operators(200) },
  'POST /api/operator/publishers': { body: { name: 'another', area: 'generator' }, statuses: operators(201) },
  'DELETE /api/operator/publishers/:id': {
    url: '/api/operator/publishers/999999',
    statuses: operators(400),
  },
  'GET /api/operator/palettes/reports': { statuses: operators(200) },
  'POST /api/operator/palettes/:id/hide': {
    url: async (fixture) => `/api/operator/palettes/${await fixture.palette()}/hide`,
    body: reason,
    statuses: operators(204),
  },
  'POST /api/operator/palettes/:id/show': {
    url: async (fixture) => `/api/operator/palettes/${await fixture.palette()}/show`,
    statuses: operators(204),
  },
  'GET /api/operator/members/:id': {
    url: ({ ownerId }) => `/api/operator/members/${ownerId}`,
    statuses: operators(200),
  },
  'POST /api/operator/members/:id/unlimit': {
    url: ({ ownerId }) => `/api/operator/members/${ownerId}/unlimit`,
    statuses: operators(200),
  },
  'POST /api/operator/members/:id/limit': {
    url: '/api/operator/members/999999/limit',
    body: reason,
    statuses: operators(404),
  },
};

describe.each([
  ['mounted', false],
  ['split', true],
])('with services %s', (_, split) => {
  let database: TestDatabase;
  let dataDir: string;
  let app: NestFastifyApplication;
  let services: OpenServices | null;
  let fixture: Fixture;
  let calls = 0;

  beforeAll(async () => {
    database = await testDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'danqing-access-'));
    const plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
    await publishArea(plane, 'shell', 'shell();');
    await publishArea(plane, 'generator', 'generator();');
    await plane.database.destroy();
    const gatewayPort = await freePort();
    services = split
      ? await openServices({
          services: await loadServices(),
          databaseUrl: database.url,
          dataDir,
          gatewayPort,
        })
      : null;
    const config = loadGatewayConfig({
      DEVELOPMENT_SECRET,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...services?.env,
    });
    app = await createGateway(config, createLogger('test', { LOG_LEVEL: 'silent' }));
    if (app.get(WORKER_FILES)) TABLE['GET /service-worker.js']!.statuses = everybody(200);
    await app.listen(gatewayPort, '127.0.0.1');
    fixture = await createFixture();
  });
  afterAll(async () => {
    await app.close();
    await services?.close();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  async function call(
    method: Method,
    path: string,
    { token = null, body }: { token?: string | null; body?: object | undefined } = {},
  ) {
    calls += 1;
    const stop = new AbortController();
    const response = await fetch(`${await app.getUrl()}${path}`, {
      method,
      redirect: 'manual',
      signal: stop.signal,
      headers: {
        // A separate network per call avoids rate limits. The outbox and the sandbox accept only this
        // machine.
        ...(!/\/dev\/|payment/.test(path) && { 'x-forwarded-for': `10.1.${calls >> 8}.${calls & 255}` }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status } = response;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const text = isStream ? '' : await response.text();
    stop.abort();
    const contentType = response.headers.get('content-type') ?? '';
    const problems = responseProblems({ method, path: path.split('?')[0] ?? '', status, contentType, text });
    expect(problems).toEqual([]);
    return { status, json: <Body>() => JSON.parse(text) as Body };
  }

  async function newMember(): Promise<{ token: string; id: number }> {
    const identity = { identifier: `member-${calls}@example.com`, identifier_type: 'email' };
    await call('POST', '/api/auth/send-otp', { body: identity });
    const outbox = await call('GET', `/api/dev/outbox?key=${DEVELOPMENT_SECRET}&to=${identity.identifier}`);
    const otp = /\b\d{6}\b/.exec(outbox.json<{ data: { text: string }[] }>().data[0]?.text ?? '')?.[0];
    const answer = await call('POST', '/api/auth/verify-otp', { body: { ...identity, otp } });
    const { data } = answer.json<{ data: { token: string; user: { id: number } } }>();
    return { token: data.token, id: data.user.id };
  }

  async function createFixture(): Promise<Fixture> {
    const [someOwner, other, gone] = [await newMember(), await newMember(), await newMember()];
    await call('POST', '/api/auth/logout', { token: gone.token });
    // A repeated logout within ten seconds succeeds, so the session must be older.
    await (services?.apps['identity'] ?? app)
      .get<DataSource>(getDataSourceToken('identity'))
      .query(`update identity.sessions set revoked_at = now() - interval '1 minute' where user_id = $1`, [
        gone.id,
      ]);
    const operator = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
    const publisher = await call('POST', '/api/operator/publishers', {
      token: operator,
      body: { name: 'ci', area: 'generator' },
    });
    const sessions = await call('GET', '/api/auth/sessions', { token: someOwner.token });
    const save = async (isPublic: boolean) => {
      const body = { ...palette, is_public: isPublic };
      const answer = await call('POST', '/api/palettes', { token: someOwner.token, body });
      return answer.json<{ data: { id: number } }>().data.id;
    };
    return {
      tokens: {
        visitor: null,
        member: other.token,
        owner: someOwner.token,
        revoked: gone.token,
        garbage: 'x'.repeat(43),
        publisher: publisher.json<{ token: string }>().token,
        operator,
      },
      palette: () => save(true),
      secret: () => save(false),
      sessionId: sessions.json<{ data: { id: string }[] }>().data[0]?.id ?? '',
      ownerId: someOwner.id,
    };
  }

  /** Excludes internal calls, which have their own test. */
  function allRoutes(): Route[] {
    const routes = [app, ...Object.values(services?.apps ?? {})].flatMap(routesOf);
    return [...new Map(routes.map((route) => [route.address, route])).values()].filter(
      ({ address }) => !address.includes('/internal/'),
    );
  }

  it('holds every endpoint, and each states who may call it', () => {
    const routes = allRoutes();
    expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
    const known = Object.keys(TABLE);
    const stated = routes.map(({ address }) => address);
    expect([...stated, 'GET /areas/*'].sort()).toEqual([...known].sort());
  });

  it('has a contract for every route below /api, which says who may call it', () => {
    const stated = allRoutes().filter(({ address }) => address.includes(' /api/'));
    const contracts = Object.entries(API).map(([address, { access }]) => ({ address, access }));
    const byAddress = (a: { address: string }, b: { address: string }) => (a.address < b.address ? -1 : 1);
    expect(stated.map(({ address, access }) => ({ address, access })).sort(byAddress)).toEqual(
      contracts.sort(byAddress),
    );
  });

  it('answers below reserved paths only, so that no area loses a page to it', () => {
    const segments = Object.keys(TABLE).map((address) => address.split('/')[1] ?? '');
    // The page controller serves the areas' own paths. Languages are reserved by name.
    const own = segments.filter((segment) => segment !== '*' && segment !== ':locale');
    expect(own.filter((segment) => !RESERVED_SEGMENTS.has(segment))).toEqual([]);
  });

  // Last, because it ends the owner's session.
  const LAST = 'DELETE /api/auth/sessions/:id';
  const rows = [
    ...Object.entries(TABLE).filter(([address]) => address !== LAST),
    [LAST, TABLE[LAST]!] as const,
  ];

  it.each(rows)('%s', async (address, { statuses, url, body, newSessions }) => {
    const [method = '', route = ''] = address.split(' ');
    const found: Record<string, number> = {};
    for (const caller of CALLERS) {
      const path = typeof url === 'function' ? await url(fixture) : (url ?? route);
      const given = typeof body === 'function' ? await body(fixture, caller) : body;
      const renewed = newSessions && (caller === 'member' || caller === 'owner');
      const token = renewed ? (await newMember()).token : fixture.tokens[caller];
      found[caller] = (await call(method as Method, path, { token, body: given })).status;
    }
    expect(found).toEqual(Object.fromEntries(CALLERS.map((caller, index) => [caller, statuses[index]])));
  });

  describe('what others see of a member', () => {
    const mail = /@example\.com|\+?86\d{11}/;
    let hidden: { token: string; id: number };
    const lists = (id: number) => [
      `/api/users/${id}/public`,
      `/api/users/${id}/palettes`,
      `/api/users/${id}/collections`,
      `/api/users/${id}/images`,
      `/api/co-create/colors?userId=${id}`,
      `/og/zh/identity/member.png?id=${id}`,
    ];
    const show = (isPublic: boolean) =>
      call('PATCH', `/api/users/${hidden.id}`, { token: hidden.token, body: { is_public: isPublic } });
    const statuses = async (token: string | null) =>
      Promise.all(lists(hidden.id).map(async (path) => (await call('GET', path, { token })).status));

    beforeAll(async () => {
      hidden = await newMember();
      for (const isPublic of [true, false]) {
        const body = { ...palette, name: isPublic ? '公开的' : '藏着的', is_public: isPublic };
        expect((await call('POST', '/api/palettes', { token: hidden.token, body })).status).toBe(201);
      }
      const color = { token: hidden.token, body: { ...cocreated, name: '藏青' } };
      expect((await call('POST', '/api/co-create/colors', color)).status).toBe(201);
    });

    it('is no address, number, balance, order or private work', async () => {
      const answers = await Promise.all(
        lists(hidden.id)
          .slice(0, -1)
          .map((path) => call('GET', path)),
      );
      const said = answers.map((answer) => JSON.stringify(answer.json()));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      for (const text of said) {
        expect(text).not.toMatch(mail);
        expect(text).not.toMatch(/藏着的|"credits"|"phone"|limited/);
      }
      expect(said[1]).toContain('公开的');
      for (const part of ['orders', 'credits'])
        for (const token of [null, fixture.tokens.member])
          expect([401, 403]).toContain(
            (await call('GET', `/api/users/${hidden.id}/${part}`, { token })).status,
          );
    });

    it('is nothing while the page is private, but for the member, and as if there were none', async () => {
      expect((await show(false)).status).toBe(200);
      for (const token of [null, fixture.tokens.member])
        expect(await statuses(token)).toEqual([404, 404, 404, 404, 404, 404]);
      for (const token of [fixture.tokens.operator, fixture.tokens.garbage])
        expect(await statuses(token)).toEqual([401, 401, 401, 401, 401, 404]);
      const none = await call('GET', '/api/users/999999/public');
      const answer = await call('GET', `/api/users/${hidden.id}/public`);
      expect({ ...answer.json<object>(), traceId: '' }).toEqual({ ...none.json<object>(), traceId: '' });
      // The preview image stays hidden even from its owner.
      expect(await statuses(hidden.token)).toEqual([200, 200, 200, 200, 200, 404]);
      expect((await show(true)).status).toBe(200);
      expect(await statuses(null)).toEqual([200, 200, 200, 200, 200, 200]);
    });
  });
});
