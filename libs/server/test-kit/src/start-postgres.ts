import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@danqing/nest-kit/database';

const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Starts a temporary embedded Postgres for tests. `stop` deletes its data. */
export async function startTestPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'danqing-test-'));
  // As root, Postgres runs as another user, which cannot enter the private folder of mkdtemp.
  chmodSync(dataDir, 0o755);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  return {
    url,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
