import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '@danqing/test-kit';
import { MoveListener } from './move-listener.ts';
import { openTestProxy } from '../testing/open-proxy.ts';

async function openDatabaseBehindProxy() {
  const { url, drop } = await testDatabase();
  onTestFinished(drop);
  return openTestProxy(url);
}

test('a connection that silently stopped answering counts as lost and is opened again', async () => {
  const proxy = await openDatabaseBehindProxy();
  const onMove = vi.fn();
  const listener = new MoveListener({ databaseUrl: proxy.url, onMove, heartbeatMs: 20, answerWithinMs: 200 });
  onTestFinished(() => listener.stop());
  await listener.start();
  expect(listener.listening).toBe(true);
  expect(onMove).toHaveBeenCalledTimes(1);
  proxy.silence();
  await vi.waitUntil(() => !listener.listening);
  await vi.waitUntil(() => listener.listening);
  expect(onMove).toHaveBeenCalledTimes(2);
});

test('a database that is not there at the start is listened to once it comes', async () => {
  const proxy = await openDatabaseBehindProxy();
  await proxy.cut();
  const listener = new MoveListener({ databaseUrl: proxy.url, onMove: () => undefined });
  onTestFinished(() => listener.stop());
  await listener.start();
  expect(listener.listening).toBe(false);
  await proxy.restore();
  await vi.waitUntil(() => listener.listening);
});

test('stopping ends at once, also while the database does not answer', async () => {
  const proxy = await openDatabaseBehindProxy();
  const listener = new MoveListener({
    databaseUrl: proxy.url,
    onMove: () => undefined,
    heartbeatMs: 1,
    answerWithinMs: 3_600_000,
  });
  await listener.start();
  proxy.silence();
  await listener.stop();
  expect(listener.listening).toBe(false);
});
