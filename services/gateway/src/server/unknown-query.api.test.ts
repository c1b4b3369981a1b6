import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routesOf } from '@danqing/nest-kit';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway } from '../testing/open-gateway.ts';

const LENIENT = /^POST \/api\/payments\/\w+\/notices$/;

let database: TestDatabase;
let dataDir: string;
let app: NestFastifyApplication;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-query-'));
  app = await openGateway({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

it('every endpoint of the API refuses a parameter that it does not know, by its name', async () => {
  const addresses = [...new Set(routesOf(app).map(({ address }) => address))].filter((address) =>
    address.includes(' /api/'),
  );
  expect(addresses.length).toBeGreaterThan(90);
  const taken: string[] = [];
  for (const address of addresses) {
    const [method, path = ''] = address.split(' ') as ['GET', string];
    const url = `${path.replace(/:\w+/g, '1').replaceAll('*', 'x')}?nmae=x`;
    const body = method === 'GET' ? {} : { payload: {} };
    const answer = await app.inject({ method, url, ...body });
    const refused = answer.statusCode === 400 && answer.json<{ field?: string }>().field === 'nmae';
    if (!refused) taken.push(address);
  }
  expect(taken.filter((address) => !LENIENT.test(address))).toEqual([]);
  expect(taken.length).toBeGreaterThan(0);
});

it('a slip in the name of a colour does not answer with all colours', async () => {
  const answer = await app.inject(`/api/colors?nmae=${encodeURIComponent('月白')}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INPUT_INVALID', field: 'nmae' }]);
});

it('a page takes any parameter, as links elsewhere add some', async () => {
  expect((await app.inject('/healthz?probe=1')).statusCode).toBe(200);
});
