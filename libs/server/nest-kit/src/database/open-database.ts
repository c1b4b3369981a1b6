import { locatePackage } from './binaries.ts';
import { checkServer, type ServerToCheck } from './check-server.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { databaseUrls, hasServiceAddresses, type DatabaseConfig } from './roles/database-config.ts';
import { DATABASE_SERVICES, type DatabaseService, type DatabaseUrls } from './roles/database-services.ts';
import { provideRoles } from './roles/provide-roles.ts';

export { startEmbeddedPostgres } from './embedded-postgres.ts';
export { identifyProcess } from './process-identity.ts';

export interface OpenDatabaseOptions {
  addresses: DatabaseConfig;
  dataDir: string;
  services?: readonly DatabaseService[];
  /**
   * Gives each service its own role, if `DATABASE_URL` is one address for all and permits it. Otherwise the
   * services connect with `DATABASE_URL`, but their roles still own the objects that they create.
   */
  provideRoles?: boolean;
  onProgress?: (message: string) => void;
  onLost?: (error: Error) => void;
}

export interface OpenDatabase {
  urls: DatabaseUrls;
  /** Environment through which other programs open the same database. */
  variables: DatabaseConfig;
  /** Releases the server. Embedded Postgres stops when its last user has released it. Close pools first. */
  close(): Promise<void>;
}

/**
 * Checks that the database can be opened, and changes nothing.
 *
 * @throws {OperatorError} when it cannot be opened
 */
export async function checkDatabase(
  options: Pick<OpenDatabaseOptions, 'addresses' | 'services'>,
): Promise<void> {
  const external = serversOf(options);
  if (external.length === 0) locatePackage();
  for (const server of external) await checkServer(server);
}

/** Opens the site's database: an external Postgres 15 or newer if configured, otherwise the embedded one. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { addresses } = options;
  const external = serversOf(options);
  if (external.length > 0) {
    for (const server of external) await checkServer(server);
    return { ...(await withRoles(addresses, options)), close: async () => undefined };
  }
  const { url, stop } = await startEmbeddedPostgres(options);
  try {
    return { ...(await withRoles({ DATABASE_URL: url }, options)), close: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function serversOf({
  addresses,
  services = DATABASE_SERVICES,
}: Pick<OpenDatabaseOptions, 'addresses' | 'services'>): ServerToCheck[] {
  if (Object.values(addresses).every((value) => value === undefined)) return [];
  const urls = databaseUrls(addresses, services);
  return [...new Set(services.map((service) => urls[service]))].map((url) => ({
    variable: 'DATABASE_URL',
    url,
    services: services.filter((service) => urls[service] === url),
  }));
}

async function withRoles(
  addresses: DatabaseConfig,
  { services, provideRoles: wanted = false, onProgress = () => undefined }: OpenDatabaseOptions,
): Promise<Pick<OpenDatabase, 'urls' | 'variables'>> {
  const shared = hasServiceAddresses(addresses) ? undefined : addresses.DATABASE_URL;
  const provided = wanted && shared ? await provideRoles(shared) : null;
  if (provided?.urls) return provided;
  if (provided) onProgress(`no roles for the services, they share that of DATABASE_URL: ${provided.reason}`);
  return { urls: databaseUrls(addresses, services), variables: addresses };
}
