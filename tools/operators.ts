// npm run operators -- <verb> …: operators and the security log, on the site's database.
import { userInfo } from 'node:os';
import { runOperatorsCli } from '@danqing/operators';
import { settings } from './settings.ts';
import { openSiteDatabase } from './site-database.ts';

const database = await openSiteDatabase(settings(process.env), 'operators');
try {
  process.exitCode = await runOperatorsCli(process.argv.slice(2), {
    databaseUrl: database.url,
    actor: userInfo().username,
    stdout: process.stdout,
    stderr: process.stderr,
  });
} finally {
  await database.close();
}
