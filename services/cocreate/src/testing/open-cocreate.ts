import type { NewColor } from '@danqing/contracts/cocreate';
import { FULL_GRANTS } from '@danqing/contracts/operators';
import { colorsPort, creationsPort } from '@danqing/contracts/ports';
import { colorValues } from '@danqing/color-core';
import { AppError, IDENTITY_PORT, JobsModule, OPERATOR_ACCESS, portToken } from '@danqing/nest-kit';
import {
  createTestApp,
  migrated,
  neighboursModule,
  TestColors,
  testDatabase,
  TestIdentity,
} from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CocreateModule, type CocreateModuleOptions } from '../cocreate.module.ts';
import { cocreateDatabase } from '../database/cocreate-database.ts';

export interface CallOptions {
  as?: number;
  operator?: boolean;
  from?: string;
  headers?: Record<string, string>;
}

export interface TestCocreate {
  app: NestFastifyApplication;
  dataSource: DataSource;
  identity: TestIdentity;
  pictures: Set<string>;
  call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    options?: CallOptions,
  ): ReturnType<NestFastifyApplication['inject']>;
  save(as: number, color: { name: string; hex: string } & Partial<NewColor>): Promise<number>;
  close(): Promise<void>;
}

export const bodyOf = ({ name, hex, ...rest }: { name: string; hex: string } & Partial<NewColor>) => ({
  name,
  hex,
  image_url: null,
  ...colorValues(hex),
  description: '',
  aiRequestData: { colorName: name },
  aiResponseData: { hex },
  ...rest,
});

export async function openCocreate(settings: Partial<CocreateModuleOptions> = {}): Promise<TestCocreate> {
  const database = await testDatabase(migrated(cocreateDatabase, { jobs: true }));
  const databaseUrl = database.url;
  const identity = new TestIdentity();
  const pictures = new Set<string>();
  const neighbours = [
    { provide: IDENTITY_PORT, useValue: identity },
    { provide: portToken(colorsPort), useValue: new TestColors() },
    {
      provide: portToken(creationsPort),
      useValue: { ownsPicture: async (userId: number, file: string) => pictures.has(`${userId} ${file}`) },
    },
    {
      provide: OPERATOR_ACCESS,
      useValue: {
        async authorize({ headers }: { headers: Record<string, string> }) {
          if (headers['authorization'] !== 'Bearer anna') throw new AppError('UNAUTHENTICATED');
          return { actor: 'operator anna', grants: FULL_GRANTS, isLive: async () => true };
        },
        pageToken: async () => null,
      },
    },
  ];
  const app = await createTestApp(
    CocreateModule.forRoot({
      basePath: '/',
      models: null,
      colorModel: null,
      nameModel: null,
      publicUrl: 'https://danqing.example',
      chain: null,
      ...settings,
      databaseUrl,
      imports: [JobsModule.forRoot({ databaseUrl }), neighboursModule(neighbours)],
    }),
  );
  const call: TestCocreate['call'] = (method, url, body, { as, operator, from, headers } = {}) =>
    app.inject({
      method,
      url,
      ...(from !== undefined && { remoteAddress: from }),
      headers: {
        ...(as !== undefined && { authorization: `Bearer member-${as}` }),
        ...(operator && { authorization: 'Bearer anna' }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
  return {
    app,
    dataSource: app.get(getDataSourceToken('cocreate')),
    identity,
    pictures,
    call,
    async save(as, color) {
      const answer = await call('POST', '/api/co-create/colors', bodyOf(color), { as });
      if (answer.statusCode !== 201) throw new Error(`not saved: ${answer.payload}`);
      return answer.json<{ id: number }>().id;
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
