import { userInfo } from 'node:os';
import { runOperatorsCli } from '@danqing/operators';
import { runWithSite } from './site-database.ts';

await runWithSite(['operators'], (_site, open) =>
  runOperatorsCli(process.argv.slice(2), {
    openDatabase: async () => (await open()).operators,
    actor: userInfo().username,
    stdout: process.stdout,
    stderr: process.stderr,
  }),
);
