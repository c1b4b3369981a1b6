import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
} from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AgentModule, type AgentModuleOptions } from '../agent.module.ts';
import { agentDatabase } from '../database/agent-database.ts';

export interface CallOptions {
  as?: number;
  from?: string;
  headers?: Record<string, string>;
}

export interface TestAgent {
  app: NestFastifyApplication;
  databaseUrl: string;
  dataDir: string;
  dataSource: DataSource;
  credits: TestCredits;
  call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    options?: CallOptions,
  ): ReturnType<NestFastifyApplication['inject']>;
  close(): Promise<void>;
}

export async function openAgent(
  settings: Partial<AgentModuleOptions> = {},
  shared?: { databaseUrl: string; dataDir?: string },
): Promise<TestAgent> {
  const database = shared ? null : await testDatabase(migrated(agentDatabase, { jobs: true }));
  const databaseUrl = shared?.databaseUrl ?? database?.url ?? '';
  const dataDir = shared?.dataDir ?? mkdtempSync(join(tmpdir(), 'danqing-agent-'));
  const credits: TestCredits = new TestCredits(() => app.get(getDataSourceToken('agent')));
  const neighbours = [
    { provide: IDENTITY_PORT, useValue: new TestIdentity() },
    { provide: portToken(creditsPort), useValue: credits },
    { provide: portToken(colorsPort), useValue: new TestColors() },
  ];
  const app: NestFastifyApplication = await createTestApp(
    AgentModule.forRoot({
      basePath: '/',
      models: null,
      deckModel: null,
      dresserModel: null,
      dataDir,
      s3: null,
      ...settings,
      databaseUrl,
      imports: [JobsModule.forRoot({ databaseUrl }), neighboursModule(neighbours)],
    }),
  );
  if (!shared) await credits.create();
  return {
    app,
    databaseUrl,
    dataDir,
    credits,
    dataSource: app.get(getDataSourceToken('agent')),
    call: (method, url, body, { as, from, headers } = {}) =>
      app.inject({
        method,
        url,
        ...(from !== undefined && { remoteAddress: from }),
        headers: { ...(as !== undefined && { authorization: `Bearer member-${as}` }), ...headers },
        ...(body !== undefined && { payload: body }),
      }),
    async close() {
      await app.close();
      await database?.drop();
      if (shared?.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
