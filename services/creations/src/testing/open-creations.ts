import { colorsPort } from '@danqing/contracts/ports';
import { IDENTITY_PORT, JobsModule, portToken } from '@danqing/nest-kit';
import { createTestApp, migrated, testDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { CreationsSettings } from '../creations-settings.ts';
import { CreationsModule } from '../creations.module.ts';
import { creationsDatabase } from '../database/creations-database.ts';
import { TestColors, TestIdentity } from './neighbours.ts';

class NeighboursModule {}

export interface CallOptions {
  /** Number of the member who asks; a visitor without it. */
  as?: number;
  /** IP address of the caller. */
  from?: string;
  headers?: Record<string, string>;
}

export interface TestCreations {
  app: NestFastifyApplication;
  dataSource: DataSource;
  identity: TestIdentity;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    options?: CallOptions,
  ): ReturnType<NestFastifyApplication['inject']>;
  close(): Promise<void>;
}

/** The service over a database of its own, with its jobs; without settings the studio makes everything. */
export async function openCreations(settings: Partial<CreationsSettings> = {}): Promise<TestCreations> {
  const database = await testDatabase(migrated(creationsDatabase, { jobs: true }));
  const identity = new TestIdentity();
  const neighbours = [
    { provide: IDENTITY_PORT, useValue: identity },
    { provide: portToken(colorsPort), useValue: new TestColors() },
  ];
  const app = await createTestApp(
    CreationsModule.forRoot({
      models: null,
      textModel: null,
      ...settings,
      databaseUrl: database.url,
      imports: [
        JobsModule.forRoot({ databaseUrl: database.url }),
        {
          module: NeighboursModule,
          global: true,
          providers: neighbours,
          exports: neighbours.map(({ provide }) => provide),
        },
      ],
    }),
  );
  return {
    app,
    dataSource: app.get(getDataSourceToken('creations')),
    identity,
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
      await database.drop();
    },
  };
}
