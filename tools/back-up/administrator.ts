import { ConfigError } from '@danqing/nest-kit/config';
import { openDatabase } from '@danqing/nest-kit/database';
import type { settings } from '../settings.ts';

export async function openAsAdministrator({
  addresses,
  dataDir,
}: Pick<ReturnType<typeof settings>, 'addresses' | 'dataDir'>): Promise<{
  url: string;
  close(): Promise<void>;
}> {
  const { DATABASE_URL } = addresses;
  if (!DATABASE_URL && Object.keys(addresses).length > 0)
    throw new ConfigError([
      'DATABASE_URL: is required, of a role that reads all schemas; roles of single services do not',
    ]);
  const { urls, close } = await openDatabase({
    addresses: { DATABASE_URL },
    dataDir,
    services: ['releases'],
  });
  return { url: urls.releases, close };
}
