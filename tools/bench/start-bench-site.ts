import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand, type Command } from './start-command.ts';

export interface BenchSite extends Command {
  /** A folder for whatever else the bench keeps; `stop` removes it. */
  folder: string;
}

/** Starts the whole site, as it has been built, on a free port and with data of its own. */
export async function startBenchSite(): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-bench-'));
  // Not private: as root the database runs as another user.
  chmodSync(folder, 0o755);
  const site = await startCommand(
    ['tools/start.ts', '--no-build'],
    { PORT: '0', DATA_DIR: join(folder, 'data') },
    /^ready (\S+?)\/?$/m,
  );
  return {
    ...site,
    folder,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
