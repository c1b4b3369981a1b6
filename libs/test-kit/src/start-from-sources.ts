import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Takes decorators out, which Node does not. */
const COMPILER = new URL('./compile-sources.ts', import.meta.url).pathname;

/** Arguments of Node with which a program of the workspace runs that has not been built. */
export const FROM_SOURCES = ['--conditions=@danqing/source', `--import=${COMPILER}`];

/** Starts a program of the workspace that has not been built. What it complains of is seen among the tests. */
export const startFromSources = (
  program: string,
  ...args: string[]
): ChildProcessByStdio<null, Readable, null> =>
  spawn(process.execPath, [...FROM_SOURCES, program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Runs a program that kills itself where its will says. @returns the signal that ended it, and what it said before */
export async function liveAndDie(
  program: string,
  will: object,
): Promise<{ signal: NodeJS.Signals | null; said: string }> {
  const child = startFromSources(program, JSON.stringify(will));
  const said = text(child.stdout);
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return { signal, said: await said };
}
