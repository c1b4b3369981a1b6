// npm run credits -- <verb> …: the ledger's command line, on the site's database.
import { userInfo } from 'node:os';
import { runCreditsCli } from '@danqing/credits';
import { openDatabase } from '@danqing/nest-kit';
import { settings } from './settings.ts';

const database = await openDatabase(settings(process.env));
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
