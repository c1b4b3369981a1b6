import { startSite } from './site.ts';

/** One site for all journeys that only look at it; drills that move or break something start their own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = site.dataDir;
  return () => site.stop();
}
