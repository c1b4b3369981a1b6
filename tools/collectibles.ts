// npm run collectibles -- <verb> …: the command line of minted colours, on the site's database and the configured chain.
import { readDeployment, runCollectiblesCli } from '@danqing/cocreate';
import { besideSite } from './site-database.ts';

await besideSite(['cocreate'], (_site, open) =>
  runCollectiblesCli(process.argv.slice(2), {
    openDatabase: async () => (await open()).cocreate,
    readDeployment: () => readDeployment(process.env),
    stdout: process.stdout,
    stderr: process.stderr,
  }),
);
