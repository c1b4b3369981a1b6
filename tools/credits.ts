import { userInfo } from 'node:os';
import { runCreditsCli } from '@danqing/credits';
import { findMember } from '@danqing/identity';
import { runWithSite } from './site-database.ts';

await runWithSite(['credits', 'identity'], (_site, open) =>
  runCreditsCli(process.argv.slice(2), {
    openDatabase: async () => (await open()).credits,
    findMember: async (named) => findMember((await open()).identity, named),
    actor: userInfo().username,
    stdout: process.stdout,
    stderr: process.stderr,
  }),
);
