import { writeBrowserFonts } from '@danqing/test-kit/browser-fonts';
import { removeDataDir, startSite, temporaryDataDir } from './site.ts';

/**
 * Starts one site for all tests that only read. It also prepares a data folder by a first start. Drills that
 * change or break something start their own site from a copy of that folder.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await writeBrowserFonts();
  const firstStart = temporaryDataDir();
  if (!process.env.DATABASE_URL) {
    await (await startSite({ dataDir: firstStart })).stop();
    process.env.SITE_FIRST_START = firstStart;
  }
  const site = await startSite();
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = site.dataDir;
  return async () => {
    await site.stop();
    await removeDataDir(firstStart);
  };
}
