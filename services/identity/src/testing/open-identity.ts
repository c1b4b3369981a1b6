import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IdentifierType, User, VerifyOtpResponse } from '@danqing/contracts';
import { JobsModule } from '@danqing/nest-kit';
import { createTestApp, testDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { identityConfigFields, identitySettings } from '../identity-config.ts';
import { IdentityModule } from '../identity.module.ts';
import type { OutboxMessage } from '../outbox/outbox.queries.ts';
import { z } from 'zod';
import { TestCredits } from './test-credits.ts';

const CREDITS_PORT = Symbol('CREDITS_PORT');
class CreditsModule {}

export interface CallOptions {
  token?: string;
  /** IP address of the caller; a new one for every call without it, so that limits by address stay out of the way. */
  from?: string;
  headers?: Record<string, string>;
}

export interface TestIdentity {
  app: NestFastifyApplication;
  dataSource: DataSource;
  credits: TestCredits;
  dataDir: string;
  call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    options?: CallOptions,
  ): ReturnType<NestFastifyApplication['inject']>;
  sendOtp(identifier: string, options?: CallOptions): ReturnType<NestFastifyApplication['inject']>;
  verifyOtp(
    identifier: string,
    otp: string,
    options?: CallOptions,
  ): ReturnType<NestFastifyApplication['inject']>;
  /** The code that was sent last. */
  sentCode(to: string): Promise<string>;
  signIn(identifier: string, options?: CallOptions): Promise<{ token: string; user: User }>;
  /** Lets the identifier ask for another code without waiting. */
  skipWait(to: string): Promise<void>;
  close(): Promise<void>;
}

/** The service over a database of its own, with its jobs; `env` configures it as the environment would. */
export async function openIdentity(env: Record<string, string> = {}): Promise<TestIdentity> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'danqing-identity-'));
  const credits = new TestCredits();
  const config = z.object(identityConfigFields).parse({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env });
  const identity = IdentityModule.forRoot({
    ...identitySettings(config),
    databaseUrl: database.url,
    imports: [
      JobsModule.forRoot({ databaseUrl: database.url }),
      {
        module: CreditsModule,
        providers: [{ provide: CREDITS_PORT, useValue: credits }],
        exports: [CREDITS_PORT],
      },
    ],
    creditsPort: CREDITS_PORT,
  });
  const app = await createTestApp(identity);
  const dataSource = app.get<DataSource>(getDataSourceToken('identity'));
  let callers = 0;

  const call: TestIdentity['call'] = (method, url, body, { token, from, headers } = {}) => {
    callers += 1;
    return app.inject({
      method,
      url,
      remoteAddress: from ?? `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body && { payload: body }),
    });
  };
  const of = (identifier: string): { identifier: string; identifier_type: IdentifierType } => ({
    identifier,
    identifier_type: identifier.includes('@') ? 'email' : 'phone',
  });
  const sendOtp: TestIdentity['sendOtp'] = (identifier, options) =>
    call('POST', '/api/auth/send-otp', of(identifier), options);
  const verifyOtp: TestIdentity['verifyOtp'] = (identifier, otp, options) =>
    call('POST', '/api/auth/verify-otp', { ...of(identifier), otp }, options);
  const sentCode = async (to: string) => {
    const answer = await call('GET', `/api/dev/outbox?to=${encodeURIComponent(to)}`, undefined, {
      from: '127.0.0.1',
    });
    const [message] = answer.json<{ data: OutboxMessage[] }>().data;
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'nothing was sent';
  };

  return {
    app,
    dataSource,
    credits,
    dataDir,
    call,
    sendOtp,
    verifyOtp,
    sentCode,
    async signIn(identifier, options) {
      await sendOtp(identifier, options);
      const answer = await verifyOtp(identifier, await sentCode(identifier), options);
      return answer.json<VerifyOtpResponse>().data;
    },
    async skipWait(to) {
      await dataSource.query(
        `update identity.codes set sent_at = sent_at - interval '1 minute' where identifier = $1`,
        [to],
      );
    },
    async close() {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
