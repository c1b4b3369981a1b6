// Mounts releases in a browser for the gateways of this database. `npm start` runs one beside the gateway. On a
// machine of its own it needs DATABASE_URL, the settings of the store, and SITE_URL.
import { openDatabase, OperatorError, runUntilSignal, startFailure } from '@danqing/nest-kit';
import { s3SettingsOf } from '@danqing/nest-kit/config';
import { budgetCeilingsOf, MountWorker, openReleasePlane } from '@danqing/releases';
import { settings } from './settings.ts';
import { findMountBrowser, NO_BROWSER } from './smoke/find-mount-browser.ts';
import { mountInProcess } from './smoke/mount-in-process.ts';
import { progress } from './steps.ts';

try {
  if (!(await findMountBrowser(process.env))) throw new OperatorError(NO_BROWSER);
  const { addresses, dataDir, environment, siteUrl } = settings(process.env);
  if (siteUrl === null)
    throw new OperatorError('SITE_URL: the mount worker needs the address of the running site');
  const database = await openDatabase({ addresses, dataDir, services: ['releases'] });
  const databaseUrl = database.urls.releases;
  const s3 = s3SettingsOf(process.env);
  const ceilings = budgetCeilingsOf(process.env);
  const plane = await openReleasePlane({ databaseUrl, dataDir, s3, environment, ceilings });
  const worker = new MountWorker({
    plane,
    databaseUrl,
    mount: mountInProcess(siteUrl),
    report: (line) => progress('mounts', line),
  });
  await worker.start();
  runUntilSignal(
    { close: () => worker.stop() },
    {
      async afterClose() {
        await plane.database.destroy();
        await database.close();
      },
    },
  );
  process.send?.({});
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
