import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockBuilds } from './lock-builds.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'danqing-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const request = { purpose: 'testing', onWait: () => undefined };

async function holdElsewhere(mode: 'build' | 'use'): Promise<ChildProcess> {
  const program = `
    const { lockBuilds } = await import(${JSON.stringify(join(import.meta.dirname, 'lock-builds.ts'))});
    await lockBuilds(${JSON.stringify(folder)}, { mode: '${mode}', purpose: 'building', onWait() {} });
    console.log('held');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it.each([
  ['build', 'build'],
  ['build', 'use'],
  ['use', 'build'],
] as const)(
  'a process that holds the lock to %s keeps one that wants to %s waiting, and gives way when killed',
  async (holding, wanting) => {
    const holder = await holdElsewhere(holding);
    const onWait = vi.fn();
    const got = vi.fn();
    const waiting = lockBuilds(folder, { ...request, mode: wanting, onWait }).then((release) => {
      got();
      return release;
    });
    await vi.waitFor(() => expect(onWait).toHaveBeenCalledWith(`building (process ${holder.pid})`));
    expect(got).not.toHaveBeenCalled();

    holder.kill('SIGKILL');
    (await waiting)();
    expect(onWait).toHaveBeenCalledOnce();
  },
);

it('lets several processes use the builds at once', async () => {
  const other = await holdElsewhere('use');
  const onWait = vi.fn();
  const release = await lockBuilds(folder, { ...request, mode: 'use', onWait });
  expect(onWait).not.toHaveBeenCalled();
  release();
  other.kill('SIGKILL');
});

it('gives up when it is told to, and leaves no note behind', async () => {
  const release = await lockBuilds(folder, { ...request, mode: 'build' });
  const abort = new AbortController();
  const waiting = lockBuilds(folder, {
    ...request,
    mode: 'build',
    onWait: () => abort.abort(),
    signal: abort.signal,
  });
  await expect(waiting).rejects.toThrow('aborted');
  release();
  expect(readdirSync(folder)).toEqual(['lock.sqlite']);
});
