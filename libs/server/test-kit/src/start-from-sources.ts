import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

const COMPILER = new URL('./compile-sources.ts', import.meta.url).pathname;

export const FROM_SOURCES = ['--conditions=@danqing/source', `--import=${COMPILER}`];

/** Starts a workspace program from its sources. Its stderr appears in the test output. */
export const startFromSources = (
  program: string,
  ...args: string[]
): ChildProcessByStdio<null, Readable, null> =>
  spawn(process.execPath, [...FROM_SOURCES, program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * Runs a crash test program, which terminates itself at the step named in `will`. Returns its signal and its
 * output.
 */
export async function runUntilCrash(
  program: string,
  will: object,
): Promise<{ signal: NodeJS.Signals | null; said: string }> {
  const child = startFromSources(program, JSON.stringify(will));
  const said = text(child.stdout);
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return { signal, said: await said };
}
