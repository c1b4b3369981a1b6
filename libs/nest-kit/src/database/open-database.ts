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
  /** The addresses of an external Postgres; without any the embedded one runs. */
  addresses: DatabaseConfig;
  dataDir: string;
  /** Those of the services whose addresses are asked for, all without it. */
  services?: readonly DatabaseService[];
  /**
   * Gives each service that has no address a role of its own, where `DATABASE_URL` may do that. Without it they go by
   * that address; what they create belongs to their roles all the same.
   */
  provideRoles?: boolean;
  onProgress?: (message: string) => void;
  /** With it an embedded server that ends by itself is started again; called when that fails. */
  onLost?: (error: Error) => void;
}

export interface OpenDatabase {
  urls: DatabaseUrls;
  /** The same as variables for another program. They hold the administrator's address only where there are no roles. */
  variables: Record<string, string | undefined>;
  /** Ends the use; an embedded server stops with its last user. Close the pools first. */
  close(): Promise<void>;
}

/** Throws an OperatorError when a start could not open this database. Changes nothing. */
export async function checkDatabase(
  options: Pick<OpenDatabaseOptions, 'addresses' | 'services'>,
): Promise<void> {
  const external = serversOf(options);
  if (external.length === 0) locatePackage();
  for (const server of external) await checkServer(server);
}

/** The database of the site: the external one if it answers and is Postgres 15 or newer, or the embedded one. */
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

/** Each external address that is asked for, with the services that go by it. */
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
