// npm run release -- <verb> …: the release plane's command line, on the site's database and data folder.
import { userInfo } from 'node:os';
import { openDatabase } from '@danqing/nest-kit';
import { runReleaseCli } from '@danqing/releases';
import { settings } from './settings.ts';

const { databaseUrl, dataDir, environment } = settings(process.env);
const database = await openDatabase({ databaseUrl, dataDir });
try {
  process.exitCode = await runReleaseCli(process.argv.slice(2), {
    databaseUrl: database.url,
    dataDir,
    environment,
    actor: userInfo().username,
    stdout: process.stdout,
    stderr: process.stderr,
  });
} finally {
  await database.close();
}
