import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WORKSPACE } from './steps.ts';

async function check(env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@danqing/source', join(WORKSPACE, 'tools/check-start.ts')],
    { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, lines: stderr.trim().split('\n') };
}

async function takenPort(): Promise<string> {
  const server = createServer((socket) => void socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

test('one start in production tells everything that it misses: settings, data folder, port and database', async () => {
  const PORT = await takenPort();
  const { code, lines } = await check({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT,
    DATA_DIR: '/dev/null/data',
    DATABASE_URL: 'postgres://danqing:secret@127.0.0.1:1/danqing',
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'The configuration is not valid:',
    '  OPERATOR_TOKEN: is required with NODE_ENV=production',
    '  SMTP_URL: is required with NODE_ENV=production, unless the SMS variables are set',
    '  MAIL_FROM: is required with SMTP_URL',
    '  OTP_PEPPER: is required with NODE_ENV=production',
    expect.stringMatching(/^The data folder \/dev\/null\/data cannot be written by this user/),
    expect.stringMatching(new RegExp(`^Port ${PORT} is in use at 127\\.0\\.0\\.1: `)),
    expect.stringMatching(/^The database at 127\.0\.0\.1:1\/danqing \(DATABASE_URL\) cannot be used: /),
  ]);
});

test('what cannot be checked because its own setting is wrong is told once', async () => {
  const { code, lines } = await check({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://host/site',
    DATA_DIR: '/tmp',
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'The configuration is not valid:',
    expect.stringMatching(/^ {2}(PORT|DATABASE_URL): must /),
    expect.stringMatching(/^ {2}(PORT|DATABASE_URL): must /),
  ]);
});
