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
