import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createDataSource } from '../database/data-source.ts';
import type { DatabaseService, DatabaseUrls } from '../database/roles/database-services.ts';
import { provideRoles } from '../database/roles/provide-roles.ts';
import { openTestServer, statement, type TestServer } from '../testing/open-server.ts';
import { Jobs } from './jobs.ts';

const OPTIONS = { retries: 2, retryDelaySeconds: 1, timeLimitSeconds: 30 };
let server: TestServer;

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await openTestServer();
});
afterAll(() => server.close());

async function rolesOf(admin: string): Promise<DatabaseUrls> {
  const { urls } = await provideRoles(admin);
  if (!urls) throw new Error('the roles could not be provided');
  return urls;
}

async function start(url: string): Promise<Jobs> {
  const jobs = await Jobs.start(url);
  onTestFinished(async () => {
    await jobs.beforeApplicationShutdown();
    await jobs.onApplicationShutdown();
  });
  return jobs;
}

async function connect(service: DatabaseService, urls: DatabaseUrls): Promise<DataSource> {
  const source = await createDataSource({ name: service, url: urls[service], entities: [], migrations: [] });
  onTestFinished(() => source.destroy());
  return source;
}

it('lets services send jobs in their own transactions, and read, change or remove none', async () => {
  const urls = await rolesOf(await server.createDatabase());
  const jobs = await start(urls.jobs);
  const ran = new Promise<object>((resolve) => {
    void jobs.work('identity-mail', OPTIONS, async ({ data }) => resolve(data));
  });
  await jobs.work('identity-later', OPTIONS, async () => undefined);
  for (const service of ['identity', 'credits'] as const) {
    const source = await connect(service, urls);
    for (const text of [
      `select data from jobs.job`,
      `select data from jobs.job_common`,
      `update jobs.job_common set data = null`,
      `delete from jobs.job_common`,
      `truncate jobs.job_common`,
      `update jobs.queue set retry_limit = 0`,
      `insert into jobs.schedule (name, cron) values ('identity-mail', '* * * * *')`,
      `drop table jobs.job_common`,
    ])
      await expect(source.query(text), text).rejects.toMatchObject({ code: '42501' });
    await source.transaction((transaction) => jobs.enqueue('identity-later', {}, transaction));
  }
  const identity = await connect('identity', urls);
  await identity.transaction((transaction) => jobs.enqueue('identity-mail', { given: '丹青' }, transaction));
  expect(await ran).toEqual({ given: '丹青' });
  const palettes = await connect('palettes', urls);
  const strange = palettes.transaction((transaction) => jobs.enqueue('identity-mail', {}, transaction));
  await expect(strange).rejects.toMatchObject({ code: '42501' });
});

it('goes on with the jobs of a database from before there were roles', async () => {
  const admin = await server.createDatabase();
  await statement(admin, `create schema identity; create schema credits`);
  const before = await Jobs.start(admin);
  await before.work('identity-mail', OPTIONS, () => Promise.reject(new Error('not in this process')));
  await before.enqueue('identity-mail', { kept: true });
  await before.beforeApplicationShutdown();
  await before.onApplicationShutdown();

  const urls = await rolesOf(admin);
  const jobs = await start(urls.jobs);
  const ran = await new Promise<object>((resolve) => {
    void jobs.work('identity-mail', OPTIONS, async ({ data }) => resolve(data));
  });
  expect(ran).toEqual({ kept: true });
  await jobs.work('credits-new', OPTIONS, async () => undefined);
  await jobs.schedule('credits-new', '* * * * *');
  const identity = await connect('identity', urls);
  await identity.transaction((transaction) => jobs.enqueue('identity-mail', {}, transaction));
});
