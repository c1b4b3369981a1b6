import type { SecurityEvent } from '@danqing/contracts/operators';
import type { ReleaseCliContext } from '../cli/cli-context.ts';
import { runReleaseCli } from '../cli/cli.ts';
import { smokePasses, type TestPlane } from './open-plane.ts';

export const NO_DATABASE = { databaseUrl: null, dataDir: 'unused' };

export const REASON_OPTION = ['--reason', 'a rehearsal'] as const;

export const recorded: SecurityEvent[] = [];

export const run = (place: CliTarget, ...argv: string[]) => runWith(place, argv);

export const runHandOver = (place: CliTarget, builds: string[]) =>
  runWith(place, ['hand-over', '/opt/danqing/1'], { builds: () => builds });

interface CliTarget {
  databaseUrl: string | null;
  dataDir: string;
  serveLimitMs?: number;
}

export async function runWith(
  { databaseUrl, dataDir, serveLimitMs }: CliTarget,
  argv: string[],
  more: Partial<ReleaseCliContext> = {},
) {
  let stdout = '';
  let stderr = '';
  const code = await runReleaseCli(argv, {
    async openDatabase() {
      if (databaseUrl === null) throw new Error('the database was asked for');
      return databaseUrl;
    },
    dataDir,
    ...(serveLimitMs !== undefined && { serveLimitMs }),
    operator: 'operator',
    record: async (event) => void recorded.push(event),
    smoke: () => smokePasses,
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    ...more,
  });
  return { code, stdout, stderr };
}

export const json = async (plane: TestPlane, ...argv: string[]): Promise<unknown> =>
  JSON.parse((await run(plane, ...argv, '--json')).stdout);
