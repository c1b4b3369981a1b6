import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '@danqing/test-kit';

import { ChannelListener, DatabaseClient } from '@danqing/nest-kit';
import { openTestProxy } from '@danqing/nest-kit/testing';

const SOON = { timeout: 30_000 };

async function openDatabaseBehindProxy() {
  const { url, drop } = await testDatabase();
  onTestFinished(drop);
  return openTestProxy(url);
}

test('a connection that silently stopped answering counts as lost and is opened again', async () => {
  const proxy = await openDatabaseBehindProxy();
  const onNotify = vi.fn();
  const listener = new ChannelListener({
    databaseUrl: proxy.url,
    channel: 'test',
    onNotify,
    heartbeatMs: 20,
    answerWithinMs: 1_000,
  });
  onTestFinished(() => listener.stop());
  await listener.start();
  // A slow machine may need a second attempt to connect.
  await vi.waitUntil(() => listener.listening, SOON);
  const before = onNotify.mock.calls.length;
  proxy.silence();
  await vi.waitUntil(() => !listener.listening, SOON);
  await vi.waitUntil(() => listener.listening, SOON);
  expect(onNotify.mock.calls.length).toBeGreaterThan(before);
});

test('a notification brings its payload', async () => {
  const { url, drop } = await testDatabase();
  onTestFinished(drop);
  const onNotify = vi.fn();
  const listener = new ChannelListener({ databaseUrl: url, channel: 'test', onNotify });
  onTestFinished(() => listener.stop());
  await listener.start();
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  await client.query(`select pg_notify('test', '12'), pg_notify('other', '13')`);
  await vi.waitFor(() => expect(onNotify).toHaveBeenCalledTimes(2));
  expect(onNotify.mock.calls).toEqual([[null], ['12']]);
  await client.end();
});

test('a database that is not there at the start is listened to once it comes', async () => {
  const proxy = await openDatabaseBehindProxy();
  await proxy.cut();
  const listener = new ChannelListener({
    databaseUrl: proxy.url,
    channel: 'test',
    onNotify: () => undefined,
  });
  onTestFinished(() => listener.stop());
  await listener.start();
  expect(listener.listening).toBe(false);
  await proxy.restore();
  await vi.waitUntil(() => listener.listening);
});

test('stopping ends at once, also while the database does not answer', async () => {
  const proxy = await openDatabaseBehindProxy();
  const listener = new ChannelListener({
    databaseUrl: proxy.url,
    channel: 'test',
    onNotify: () => undefined,
    heartbeatMs: 1,
    answerWithinMs: 3_600_000,
  });
  await listener.start();
  proxy.silence();
  await listener.stop();
  expect(listener.listening).toBe(false);
});
