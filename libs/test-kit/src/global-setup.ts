import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@danqing/nest-kit';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One Postgres per test run: the one in TEST_DATABASE_URL, or an embedded one that is gone afterwards. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL'];
  if (external) {
    project.provide('postgresUrl', external);
    return async () => undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'danqing-test-'));
  // mkdtemp makes the folder private, and as root Postgres runs as another user.
  chmodSync(dataDir, 0o755);
  // The data need not survive anything, so nothing waits for the disk.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const { url, stop } = await startEmbeddedPostgres({ dataDir, settings });
  project.provide('postgresUrl', url);
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
