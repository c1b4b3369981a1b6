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
  urls: DatabaseUrls;
  close(): Promise<void>;
}

/**
 * Runs a program beside the site. Its database opens with the first call of `open` and closes at the end, so
 * that help and usage errors need no database. `program` resolves with the exit code.
 */
export async function runWithSite(
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
 * Opens the running site's database or, without a running site, the embedded one.
 *
 * @throws {Error} when the site at `siteUrl` uses another database, because data written here would never be
 *   served
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
    // Release commands check this themselves, because their command line names the site.
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
