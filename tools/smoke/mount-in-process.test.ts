import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mountInProcess } from './mount-in-process.ts';

const candidate = { environment: 'production', area: 'generator', release: 'a'.repeat(16) } as never;
const unending = () => new AbortController().signal;

/** Writes a program that takes the place of the browser's. */
function writeProgram(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'program.mjs');
  writeFileSync(program, source);
  return program;
}

const answers = (reason: string) =>
  writeProgram(`process.once('message', (message) =>
    process.send({ check: { check: 'smoke', verdict: 'compatible', reason: ${reason} } }));
    setInterval(() => undefined, 1000);`);

test('the process of a mount knows no settings and secrets, and its folder is removed', async () => {
  vi.stubEnv('OPERATOR_TOKEN', 'secret');
  vi.stubEnv('DATABASE_URL', 'postgres://danqing:secret@localhost/danqing');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { reason } = await mountInProcess('http://site/', answers('JSON.stringify(process.env)'))(
    candidate,
    unending(),
  );
  const env = JSON.parse(reason) as Record<string, string>;
  expect(JSON.stringify(env)).not.toContain('secret');
  expect(env.TMPDIR).toMatch(/danqing-mount-/);
  expect(existsSync(env.TMPDIR!)).toBe(false);
});

test('the process gets the site and the release, and ends with its answer', async () => {
  const { reason } = await mountInProcess('http://site/', answers('JSON.stringify([process.pid, message])'))(
    candidate,
    unending(),
  );
  const [pid, message] = JSON.parse(reason) as [number, unknown];
  expect(message).toEqual({ siteUrl: 'http://site/', candidate });
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a mount that is aborted is killed, and rejects with the reason', async () => {
  const abort = new AbortController();
  const mount = mountInProcess('http://site/', writeProgram('for (;;);'));
  const hanging = mount(candidate, abort.signal);
  abort.abort(new Error('too slow'));
  await expect(hanging).rejects.toThrow('too slow');
  await expect(mount(candidate, abort.signal)).rejects.toThrow('too slow');
});

test('a process that ends without an answer is an error', async () => {
  const mount = mountInProcess('http://site/', writeProgram('process.exit(3)'));
  await expect(mount(candidate, unending())).rejects.toThrow('the process of the browser ended with 3');
});
