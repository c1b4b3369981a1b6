import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorBody, ProofChallenge } from '@danqing/contracts/errors';
import type { IdentifierType, User, VerifyOtpResponse } from '@danqing/contracts/identity';
import type { SecurityEvent } from '@danqing/contracts/operators';
import { creationsPort, creditsPort, memberDataSourcesPort } from '@danqing/contracts/ports';
import {
  dispatchMemberData,
  JobsModule,
  memberDataSourcesOf,
  portToken,
  SECURITY_LOG,
} from '@danqing/nest-kit';
import { createTestApp, migrated, testDatabase, testOperators } from '@danqing/test-kit';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { identityDatabase } from '../database/identity-database.ts';
import { identityConfigFields } from '../identity-config.ts';
import { identitySettings } from '../identity-settings.ts';
import { IdentityModule } from '../identity.module.ts';
import type { OutboxMessage } from '@danqing/contracts/identity';
import { z } from 'zod';
import { TestCredits } from './test-credits.ts';
import { TestWorks } from './test-works.ts';

const CREDITS_PORT = portToken(creditsPort);
class CreditsModule {}
class WorksModule {}
class SecurityModule {}

export interface TestBrowser {
  cookies: Map<string, string>;
}
export const newBrowser = (): TestBrowser => ({ cookies: new Map() });

export const OUTBOX_KEY = 'the secret of this start';

export const OPERATOR_TOKEN = 'the-token-of-anna';

export interface CallOptions {
  token?: string;
  browser?: TestBrowser;
  from?: string;
  headers?: Record<string, string>;
}

export async function solve(challenge: ProofChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

type Answer = Awaited<ReturnType<NestFastifyApplication['inject']>>;

export interface TestIdentity {
  app: NestFastifyApplication;
  dataSource: DataSource;
  credits: TestCredits;
  works: Record<'palettes' | 'creations' | 'cocreate', TestWorks>;
  payments: TestWorks;
  events: SecurityEvent[];
  dataDir: string;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    options?: CallOptions,
  ): Promise<Answer>;
  /** Solves the proof of work if required, as the page does. */
  sendOtp(identifier: string, options?: CallOptions): Promise<Answer>;
  verifyOtp(identifier: string, otp: string, options?: CallOptions): Promise<Answer>;
  sentCode(to: string): Promise<string>;
  signIn(identifier: string, options?: CallOptions): Promise<{ token: string; user: User }>;
  skipWait(to: string): Promise<void>;
  close(): Promise<void>;
}

const withoutEmpty = (env: Record<string, string>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

export async function openIdentity(env: Record<string, string> = {}): Promise<TestIdentity> {
  const database = await testDatabase(migrated(identityDatabase, { jobs: true }));
  const dataDir = await mkdtemp(join(tmpdir(), 'danqing-identity-'));
  const credits = new TestCredits();
  const works = { palettes: new TestWorks(), creations: new TestWorks(), cocreate: new TestWorks() };
  const payments = new TestWorks();
  const sources = memberDataSourcesOf([
    { name: 'palettes', memberData: { works: 'palettes' } },
    { name: 'creations', memberData: { works: 'collections' } },
    { name: 'cocreate', memberData: { works: 'colors' } },
    { name: 'payments', memberData: { erased: 'first' } },
  ]);
  const workPorts = [
    { provide: portToken(creationsPort), useValue: works.creations },
    {
      provide: portToken(memberDataSourcesPort),
      useValue: dispatchMemberData(sources, { ...works, payments }),
    },
  ];
  const config = z
    .object(identityConfigFields)
    .parse(withoutEmpty({ DEVELOPMENT_SECRET: OUTBOX_KEY, DATA_DIR: dataDir, PROOF_GUESSES: '1', ...env }));
  const events: SecurityEvent[] = [];
  const identity = IdentityModule.forRoot({
    ...identitySettings(config),
    databaseUrl: database.url,
    imports: [
      JobsModule.forRoot({ databaseUrl: database.url }),
      testOperators({ [OPERATOR_TOKEN]: 'anna' }),
      {
        module: CreditsModule,
        providers: [{ provide: CREDITS_PORT, useValue: credits }],
        exports: [CREDITS_PORT],
      },
      {
        module: WorksModule,
        providers: workPorts,
        exports: workPorts.map(({ provide }) => provide),
      },
      {
        module: SecurityModule,
        providers: [
          { provide: SECURITY_LOG, useValue: { record: (event: SecurityEvent) => events.push(event) } },
        ],
        exports: [SECURITY_LOG],
      },
    ],
  });
  const app = await createTestApp(identity);
  const dataSource = app.get<DataSource>(getDataSourceToken('identity'));
  let callers = 0;

  const call: TestIdentity['call'] = async (method, url, body, { token, from, headers, browser } = {}) => {
    callers += 1;
    const answer = await app.inject({
      method,
      url,
      remoteAddress: from ?? `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(browser && { cookies: Object.fromEntries(browser.cookies) }),
      ...(body && { payload: body }),
    });
    for (const { name, value } of answer.cookies) browser?.cookies.set(name, value);
    return answer;
  };
  const of = (identifier: string): { identifier: string; identifier_type: IdentifierType } => ({
    identifier,
    identifier_type: identifier.includes('@') ? 'email' : 'phone',
  });
  const sendOtp: TestIdentity['sendOtp'] = async (identifier, options) => {
    let proof: string | undefined;
    for (let proofs = 0; ; proofs += 1) {
      const answer = await call('POST', '/api/auth/send-otp', { ...of(identifier), proof }, options);
      const { challenge } = answer.json<Partial<ErrorBody>>();
      if (!challenge || proofs === 8) return answer;
      proof = await solve(challenge);
    }
  };
  const verifyOtp: TestIdentity['verifyOtp'] = (identifier, otp, options) =>
    call('POST', '/api/auth/verify-otp', { ...of(identifier), otp }, options);
  const sentCode = async (to: string) => {
    const query = new URLSearchParams({ to, key: OUTBOX_KEY });
    const answer = await call('GET', `/api/dev/outbox?${query}`, undefined, { from: '127.0.0.1' });
    const codes = answer
      .json<{ data: OutboxMessage[] }>()
      .data.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    return codes.find((code) => code !== undefined) ?? 'nothing was sent';
  };

  return {
    app,
    dataSource,
    credits,
    works,
    payments,
    events,
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
