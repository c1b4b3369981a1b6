import {
  ConfigError,
  isEmbeddedRunning,
  openDatabase,
  type DatabaseService,
  type DatabaseUrls,
} from '@danqing/nest-kit';
import { openReleasePlane, readSiteDocument, refuseOtherSite } from '@danqing/releases';
import { settings } from './settings.ts';

interface SiteDatabase {
  /** Addresses for the schemas of the services. */
  urls: DatabaseUrls;
  close(): Promise<void>;
}

/**
 * Runs a program beside the site. Its database is opened when `open` is first called and closed at the end, so that help
 * and typing errors need none. What `program` answers is the exit code.
 */
export async function besideSite(
  services: readonly DatabaseService[],
  program: (site: ReturnType<typeof settings>, open: () => Promise<DatabaseUrls>) => Promise<number>,
): Promise<void> {
  let opened: Promise<SiteDatabase> | null = null;
  try {
    const site = settings(process.env);
    process.exitCode = await program(
      site,
      async () => (await (opened ??= openSiteDatabase(site, services))).urls,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await (opened as Promise<SiteDatabase> | null)?.then(({ close }) => close()).catch(() => undefined);
  }
}

/**
 * The database of the site: the running one, or where no site answers, the embedded one. Throws when a site answers at
 * `siteUrl` that uses another one: data in a second database would never be served.
 */
async function openSiteDatabase(
  { addresses, dataDir, siteUrl, environment }: ReturnType<typeof settings>,
  services: readonly DatabaseService[],
): Promise<SiteDatabase> {
  const external = Object.keys(addresses).length > 0;
  if (!external && siteUrl !== null && !isEmbeddedRunning(dataDir)) {
    const { kind } = await readSiteDocument(siteUrl);
    if (kind !== 'none')
      throw new Error(
        `A site answers at ${siteUrl}, and no database runs in ${dataDir}: the site uses another one, or has lost its own. ` +
          'Say which with DATA_DIR or DATABASE_URL; or name the site that belongs to this one with SITE_URL, none if there is none.',
      );
  }
  const database = await openDatabase({ addresses, dataDir, services: [...services, 'releases'] });
  const { urls, close } = database;
  try {
    // The release plane's own commands ask by themselves, and which site is said on their command line.
    if (siteUrl !== null && !services.includes('releases')) {
      const plane = await openReleasePlane({ databaseUrl: urls.releases, dataDir, environment });
      await refuseOtherSite(plane, siteUrl).finally(() => plane.database.destroy());
    }
    return { urls, close };
  } catch (error) {
    await close();
    throw error;
  }
}
