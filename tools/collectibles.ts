import { readDeployment, runCollectiblesCli } from '@danqing/cocreate';
import { runWithSite } from './site-database.ts';

await runWithSite(['cocreate'], (_site, open) =>
  runCollectiblesCli(process.argv.slice(2), {
    openDatabase: async () => (await open()).cocreate,
    readDeployment: () => readDeployment(process.env),
    stdout: process.stdout,
    stderr: process.stderr,
  }),
);
