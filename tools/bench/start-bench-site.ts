import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand, type Command } from './start-command.ts';

export interface BenchSite extends Command {
  folder: string;
}

export async function startBenchSite(): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-bench-'));
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
