import { createDataSource, Jobs, type ServiceDatabase } from '@danqing/nest-kit';
import type { DatabaseTemplate } from './test-database.ts';

/** The schema of a service as its first start leaves it behind, and with `jobs` that of the jobs. */
export const migrated = (
  database: (url: string) => ServiceDatabase,
  { jobs }: { jobs: boolean },
): DatabaseTemplate => ({
  name: database('').name,
  async fill(url) {
    const source = await createDataSource(database(url));
    await source.destroy();
    if (!jobs) return;
    const started = await Jobs.start(url);
    await started.beforeApplicationShutdown();
    await started.onApplicationShutdown();
  },
});
