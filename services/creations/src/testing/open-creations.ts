import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoemResponse } from '@danqing/contracts/creations';
import { colorsPort, creditsPort } from '@danqing/contracts/ports';
import { IDENTITY_PORT, JobsModule, portToken } from '@danqing/nest-kit';
import {
  createTestApp,
  migrated,
  neighboursModule,
  TestColors,
  TestCredits,
  testDatabase,
  TestIdentity,
  testOperators,
} from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CreationsModule, type CreationsModuleOptions } from '../creations.module.ts';
import { creationsDatabase } from '../database/creations-database.ts';
import { WITHOUT_MODELS } from './without-models.ts';

export const OPERATOR_TOKEN = 'the-token-of-anna';

export interface CallOptions {
  as?: number;
  from?: string;
  headers?: Record<string, string>;
}

export interface Shared {
  databaseUrl: string;
  dataDir: string;
}

export interface TestCreations extends Shared {
  app: NestFastifyApplication;
  dataSource: DataSource;
  identity: TestIdentity;
  credits: TestCredits;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    options?: CallOptions,
  ): ReturnType<NestFastifyApplication['inject']>;
  writePoem(colorName?: string): Promise<PoemResponse>;
  close(): Promise<void>;
}

let networks = 0;

export async function openCreations(
  settings: Partial<CreationsModuleOptions> = {},
  shared?: Shared,
): Promise<TestCreations> {
  const database = shared ? null : await testDatabase(migrated(creationsDatabase, { jobs: true }));
  const databaseUrl = shared?.databaseUrl ?? database?.url ?? '';
  const dataDir = shared?.dataDir ?? mkdtempSync(join(tmpdir(), 'danqing-creations-'));
  const identity = new TestIdentity();
  const credits: TestCredits = new TestCredits(() => app.get(getDataSourceToken('creations')));
  const neighbours = [
    { provide: IDENTITY_PORT, useValue: identity },
    { provide: portToken(creditsPort), useValue: credits },
    { provide: portToken(colorsPort), useValue: new TestColors() },
  ];
  const app: NestFastifyApplication = await createTestApp(
    CreationsModule.forRoot({
      ...WITHOUT_MODELS,
      dataDir,
      ...settings,
      databaseUrl,
      imports: [
        JobsModule.forRoot({ databaseUrl }),
        testOperators({ [OPERATOR_TOKEN]: 'anna' }),
        neighboursModule(neighbours),
      ],
    }),
  );
  if (!shared) await credits.create();
  const call: TestCreations['call'] = (method, url, body, { as, from, headers } = {}) =>
    app.inject({
      method,
      url,
      ...(from !== undefined && { remoteAddress: from }),
      headers: { ...(as !== undefined && { authorization: `Bearer member-${as}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    });
  return {
    databaseUrl,
    dataDir,
    app,
    dataSource: app.get(getDataSourceToken('creations')),
    identity,
    credits,
    call,
    async writePoem(colorName = '月白') {
      networks += 1;
      const from = `10.1.${networks >> 8}.${networks & 255}`;
      const answer = await call('POST', '/api/ai/poem', { colorName }, { from });
      if (answer.statusCode !== 200) throw new Error(`no poem: ${answer.payload}`);
      return answer.json<PoemResponse>();
    },
    async close() {
      await app.close();
      if (shared) return;
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
