import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mount, MountResult, SmokeCandidate } from '@danqing/releases';
import { bareEnvironment } from './browser.ts';

export interface MountRequest {
  siteUrl: string;
  candidate: SmokeCandidate;
}

export type MountAnswer = { check: MountResult } | { error: string };

const PROGRAM = join(import.meta.dirname, 'mount-process.ts');

/**
 * Returns a mount that runs in a process of its own, with its own temporary folder and without the settings and
 * secrets of this one. The process, its browser and its folder end with the mount.
 */
export function mountInProcess(siteUrl: string, program = PROGRAM): Mount {
  return async (candidate, signal) => {
    signal.throwIfAborted();
    const folder = mkdtempSync(join(tmpdir(), 'danqing-mount-'));
    const child = fork(program, { env: { ...bareEnvironment(), TMPDIR: folder } });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    // The browser ends when the pipe to its process breaks.
    const kill = () => void child.kill('SIGKILL');
    signal.addEventListener('abort', kill);
    try {
      const answer = await new Promise<MountAnswer>((resolve, reject) => {
        child.once('message', (message) => resolve(message as MountAnswer));
        child.once('error', reject);
        child.once('exit', (code, by) =>
          reject(
            signal.aborted
              ? (signal.reason as Error)
              : new Error(`the process of the browser ended with ${by ?? code}`),
          ),
        );
        child.send({ siteUrl, candidate } satisfies MountRequest);
      });
      if ('error' in answer) throw new Error(answer.error);
      return answer.check;
    } finally {
      signal.removeEventListener('abort', kill);
      kill();
      await exited;
      // A killed browser still writes for a moment.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  };
}
