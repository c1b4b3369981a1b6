import { createDataSource, Jobs, type ServiceDatabase } from '@danqing/nest-kit';
import type { DatabaseTemplate } from './test-database.ts';

/** Returns a template with the migrated schema of a service, and with `jobs` also the job tables. */
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
