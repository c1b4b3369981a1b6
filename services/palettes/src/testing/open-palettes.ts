import type {
  Palette,
  PalettePageResponse,
  PaletteResponse,
  SavePaletteRequest,
} from '@danqing/contracts/palettes';
import { colorsPort, creditsPort } from '@danqing/contracts/ports';
import { IDENTITY_PORT, Jobs, JobsModule, portToken } from '@danqing/nest-kit';
import {
  createTestApp,
  migrated,
  neighboursModule,
  TestColors,
  testDatabase,
  TestIdentity,
  testOperators,
} from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { palettesDatabase } from '../database/palettes-database.ts';
import { PalettesModule } from '../palettes.module.ts';
import { TestCredits } from './test-credits.ts';

export const OPERATOR_TOKEN = 'the-token-of-anna';

export interface CallOptions {
  as?: number;
  from?: string;
  headers?: Record<string, string>;
}

export interface TestPalettes {
  app: NestFastifyApplication;
  dataSource: DataSource;
  identity: TestIdentity;
  credits: TestCredits;
  colors: TestColors;
  jobs: Jobs;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object | string,
    options?: CallOptions,
  ): ReturnType<NestFastifyApplication['inject']>;
  save(as: number, given?: Partial<SavePaletteRequest>): Promise<Palette>;
  page(query?: string): Promise<PalettePageResponse['data']>;
  close(): Promise<void>;
}

export async function openPalettes(): Promise<TestPalettes> {
  const database = await testDatabase(migrated(palettesDatabase, { jobs: true }));
  const identity = new TestIdentity();
  const credits = new TestCredits();
  const colors = new TestColors();
  const palettes = PalettesModule.forRoot({
    databaseUrl: database.url,
    imports: [
      JobsModule.forRoot({ databaseUrl: database.url }),
      testOperators({ [OPERATOR_TOKEN]: 'anna' }),
      neighboursModule([
        { provide: IDENTITY_PORT, useValue: identity },
        { provide: portToken(creditsPort), useValue: credits },
        { provide: portToken(colorsPort), useValue: colors },
      ]),
    ],
  });
  const app = await createTestApp(palettes);

  const call: TestPalettes['call'] = (method, url, body, { as, from, headers } = {}) =>
    app.inject({
      method,
      url,
      ...(from !== undefined && { remoteAddress: from }),
      headers: {
        ...(as !== undefined && { authorization: `Bearer member-${as}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });

  return {
    app,
    dataSource: app.get(getDataSourceToken('palettes')),
    identity,
    credits,
    colors,
    jobs: app.get(Jobs),
    call,
    async save(as, given = {}) {
      const body = { name: '月下', colors: [{ hex: '#EEF7F2', name: '月白', type: 'primary' }], ...given };
      const answer = await call('POST', '/api/palettes', body, { as });
      if (answer.statusCode !== 201) throw new Error(`not saved: ${answer.payload}`);
      return answer.json<PaletteResponse>().data;
    },
    async page(query = '') {
      const answer = await call('GET', `/api/palettes/public?${query}`);
      if (answer.statusCode !== 200) throw new Error(`no page: ${answer.payload}`);
      return answer.json<PalettePageResponse>().data;
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
