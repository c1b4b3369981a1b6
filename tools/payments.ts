import { userInfo } from 'node:os';
import { readPurchases } from '@danqing/credits';
import { openProviders, readPaymentsSettings, runPaymentsCli } from '@danqing/payments';
import { runWithSite } from './site-database.ts';

await runWithSite(['payments', 'credits'], ({ dataDir }, open) =>
  runPaymentsCli(process.argv.slice(2), {
    openDatabase: async () => (await open()).payments,
    openProviders: (dataSource) =>
      openProviders(readPaymentsSettings({ ...process.env, DATA_DIR: dataDir }), dataSource),
    readLedger: async (time) => readPurchases((await open()).credits, time),
    actor: userInfo().username,
    stdout: process.stdout,
    stderr: process.stderr,
  }),
);
