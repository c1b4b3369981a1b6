import { isEmbeddedRunning, openDatabase, type DatabaseService } from '@danqing/nest-kit';
import { openReleasePlane, readSiteDocument, refuseOtherSite } from '@danqing/releases';
import type { settings } from './settings.ts';

export interface SiteDatabase {
  /** Address for the schema of the service. */
  url: string;
  close(): Promise<void>;
}

/**
 * The database of the site, for a program beside it: the running one, or where no site answers, the embedded one, started
 * for the time of the program. Throws when a site answers at `siteUrl` that uses another one: a second database beside
 * it would take what nobody serves.
 */
export async function openSiteDatabase(
  { addresses, dataDir, siteUrl, environment }: ReturnType<typeof settings>,
  service: DatabaseService,
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
  const database = await openDatabase({ addresses, dataDir, services: [service, 'releases'] });
  const { urls, close } = database;
  try {
    if (siteUrl !== null && service !== 'releases') {
      const plane = await openReleasePlane({ databaseUrl: urls.releases, dataDir, environment });
      await refuseOtherSite(plane, siteUrl).finally(() => plane.database.destroy());
    }
    return { url: urls[service], close };
  } catch (error) {
    await close();
    throw error;
  }
}
