// npm run credits -- <verb> …: the ledger's command line, on the site's database.
import { userInfo } from 'node:os';
import { runCreditsCli } from '@danqing/credits';
import { settings } from './settings.ts';
import { openSiteDatabase } from './site-database.ts';

const database = await openSiteDatabase(settings(process.env), 'credits');
try {
  process.exitCode = await runCreditsCli(process.argv.slice(2), {
    databaseUrl: database.url,
    actor: userInfo().username,
    stdout: process.stdout,
    stderr: process.stderr,
  });
} finally {
  await database.close();
}
