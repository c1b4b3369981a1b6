import { locatePackage } from './binaries.ts';
import { checkServer, type ServerToCheck } from './check-server.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import {
  databaseUrls,
  databaseVariables,
  servicesWithoutUrl,
  type DatabaseConfig,
} from './roles/database-config.ts';
import {
  DATABASE_SERVICES,
  urlVariable,
  type DatabaseService,
  type DatabaseUrls,
} from './roles/database-services.ts';
import { provideRoles } from './roles/provide-roles.ts';

export { identifyProcess } from './process-identity.ts';

export interface OpenDatabaseOptions {
  addresses: DatabaseConfig;
  dataDir: string;
  services?: readonly DatabaseService[];
  /**
   * Gives each service without an address its own role, if `DATABASE_URL` permits it. Otherwise these
   * services connect with `DATABASE_URL`, but their roles still own the objects that they create.
   */
  provideRoles?: boolean;
  onProgress?: (message: string) => void;
  onLost?: (error: Error) => void;
}

export interface OpenDatabase {
  urls: DatabaseUrls;
  variables: Record<string, string | undefined>;
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
  const shared = servicesWithoutUrl(addresses);
  return Object.entries(addresses).flatMap(([variable, url]) => {
    const through = services.filter((service) =>
      variable === 'DATABASE_URL' ? shared.includes(service) : variable === urlVariable(service),
    );
    return url && through.length > 0 ? [{ variable, url, services: through }] : [];
  });
}

async function withRoles(
  addresses: DatabaseConfig,
  { services, provideRoles: wanted = false, onProgress = () => undefined }: OpenDatabaseOptions,
): Promise<Pick<OpenDatabase, 'urls' | 'variables'>> {
  const given = addresses.DATABASE_URL;
  const missing = servicesWithoutUrl(addresses);
  if (!wanted || !given || missing.length === 0)
    return { urls: databaseUrls(addresses, services), variables: addresses };
  const provided = await provideRoles(given);
  if (!provided.urls) {
    onProgress(`no roles for the services, they share that of DATABASE_URL: ${provided.reason}`);
    return { urls: databaseUrls(addresses, services), variables: addresses };
  }
  const { urls: ofRoles } = provided;
  const urls = databaseUrls({
    ...Object.fromEntries(missing.map((service) => [urlVariable(service), ofRoles[service]])),
    ...addresses,
  });
  return { urls, variables: databaseVariables(urls) };
}
