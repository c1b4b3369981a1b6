import { Controller, Get, Module } from '@nestjs/common';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from './test-app.ts';
import { testDatabase } from './test-database.ts';
import { Public } from '@danqing/nest-kit';

const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

it('gives every caller an empty database of its own, gone when dropped', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  closers.push(two.drop);
  const client = await connect(one.url);
  await client.query('create table note (id integer)');
  const other = await connect(two.url);
  expect((await other.query(`select to_regclass('note') as note`)).rows).toEqual([{ note: null }]);
  await other.end();
  await one.drop();
  await expect(connect(one.url)).rejects.toThrow('does not exist');
});

it('copies a template, which is filled once however many ask for it', async () => {
  let filled = 0;
  const template = {
    name: 'noted',
    async fill(url: string) {
      filled += 1;
      const client = await connect(url);
      await client.query(`create table note as select 7 as id`);
      await client.end();
    },
  };
  const copies = await Promise.all([testDatabase(template), testDatabase(template), testDatabase(template)]);
  closers.push(...copies.map(({ drop }) => drop));
  for (const { url } of copies) {
    const client = await connect(url);
    expect((await client.query('delete from note returning id')).rows).toEqual([{ id: 7 }]);
    await client.end();
  }
  expect(filled).toBe(1);
});

it('answers like production, with what the test registers', async () => {
  @Public()
  @Controller()
  class PingController {
    @Get('ping')
    ping(): object {
      return { pong: true };
    }
  }
  @Module({ controllers: [PingController] })
  class PingModule {}

  const app = await createTestApp(PingModule, (created) => {
    created
      .getHttpAdapter()
      .getInstance()
      .addHook('onSend', async (_, reply) => void reply.header('x-added', 'yes'));
  });
  closers.push(() => app.close());
  const found = await app.inject({ method: 'GET', url: '/ping' });
  expect([found.json(), found.headers['x-added']]).toEqual([{ pong: true }, 'yes']);
  const missing = await app.inject({ method: 'GET', url: '/nowhere' });
  expect(missing.json()).toMatchObject({ success: false, code: 'ROUTE_NOT_FOUND' });
});
