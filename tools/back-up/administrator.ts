import { ConfigError, hasServiceAddresses } from '@danqing/nest-kit/config';
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
  const external = Object.keys(addresses).length > 0;
  if (external && (!DATABASE_URL || hasServiceAddresses(addresses)))
    throw new ConfigError([
      'DATABASE_URL: must be the address of a role that reads all schemas; the roles of {service} do not',
    ]);
  const { urls, close } = await openDatabase({
    addresses: { DATABASE_URL },
    dataDir,
    services: ['releases'],
  });
  return { url: urls.releases, close };
}
