import type { Server } from 'node:http';
import type { SecurityEvent } from '@danqing/contracts/operators';
import { SECURITY_LOG, type MailSender } from '@danqing/nest-kit';
import { createTestApp, testOperators } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { onTestFinished } from 'vitest';
import type { OverrideOrigins } from '../overrides/override-origins.ts';
import { ReleasesHttpModule, type ReleasesHttpModuleOptions } from '../releases-http.module.ts';
import { ReleasesModule } from '../releases.module.ts';
import { createPublisher } from '../upload/publishers.ts';
import type { TestPlane } from './open-plane.ts';
import { smokePasses } from './open-plane.ts';

export const OPERATOR_TOKEN = 'the-operator-token-of-tests';

class TestLogModule {}

export interface TestSite {
  app: NestFastifyApplication;
  server: Server;
  url: string;
  events: SecurityEvent[];
  close(): Promise<void>;
}

export async function openTestSite(
  plane: TestPlane,
  {
    overrideOrigins,
    loopbackTargets = true,
    mail,
    operators = { [OPERATOR_TOKEN]: '林澄' },
    grants,
    ...options
  }: Partial<ReleasesHttpModuleOptions> & {
    overrideOrigins?: OverrideOrigins;
    loopbackTargets?: boolean;
    mail?: MailSender;
    operators?: Record<string, string>;
    grants?: Parameters<typeof testOperators>[1];
  } = {},
): Promise<TestSite> {
  const { databaseUrl, dataDir, store } = plane;
  const events: SecurityEvent[] = [];
  const log = { provide: SECURITY_LOG, useValue: { record: (event: SecurityEvent) => events.push(event) } };
  const app = await createTestApp(
    ReleasesHttpModule.forRoot({
      imports: [
        ReleasesModule.forRoot({ databaseUrl, dataDir, store, overrideOrigins, loopbackTargets, mail }),
        testOperators(operators, grants),
        { module: TestLogModule, global: true, providers: [log], exports: [SECURITY_LOG] },
      ],
      dataDir,
      store,
      smoke: smokePasses,
      ...options,
    }),
  );
  await app.listen(0, '127.0.0.1');
  let open = true;
  const close = async () => {
    if (open) await app.close();
    open = false;
  };
  onTestFinished(close);
  return { app, server: app.getHttpServer() as Server, url: await app.getUrl(), events, close };
}

export async function publisherToken(plane: TestPlane, area: string): Promise<string> {
  return (await createPublisher(plane, { area, name: `${area} team`, actor: 'operator' })).token;
}

export const operator = (token: string = OPERATOR_TOKEN) => ({
  authorization: `Bearer ${token}`,
});
