// npm run release -- <verb> …: the release plane's command line, on the site's database and data folder.
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { releaseSource } from '@danqing/mf-config/release-source';
import { runReleaseCli, s3SettingsOf } from '@danqing/releases';
import { settings } from './settings.ts';
import { openSiteDatabase } from './site-database.ts';
import { smokeMount } from './smoke-mount.ts';

const site = settings(process.env);
const { dataDir, environment, siteUrl } = site;
const closing: (() => Promise<void>)[] = [];
try {
  process.exitCode = await runReleaseCli(process.argv.slice(2), {
    async openDatabase() {
      const database = await openSiteDatabase(site, 'releases');
      closing.push(() => database.close());
      return database.url;
    },
    dataDir,
    s3: s3SettingsOf(process.env),
    environment,
    source: (folder) => releaseSource(resolve(folder)),
    site: siteUrl,
    smoke: siteUrl === null ? undefined : (named) => smokeMount(named ?? siteUrl),
    actor: userInfo().username,
    stdout: process.stdout,
    stderr: process.stderr,
  });
} finally {
  for (const close of closing) await close();
}
