// Publishes the builds and activates them as one set, unless an operator has decided otherwise. A restart
// must not undo such a decision. A separate process, so that its memory is released while the site runs.
import { userInfo } from 'node:os';
import { releaseSource } from '@danqing/mf-config/release-source';
import { openDatabase, startFailure } from '@danqing/nest-kit';
import { s3SettingsOf } from '@danqing/nest-kit/config';
import {
  budgetCeilingsOf,
  describeShipment,
  openReleasePlane,
  ReleaseError,
  shipBuilds,
} from '@danqing/releases';
import { buildFolders } from './area-folders.ts';
import { settings } from './settings.ts';
import { progress, WORKSPACE } from './steps.ts';

try {
  const { addresses, dataDir, environment } = settings(process.env);
  const database = await openDatabase({ addresses, dataDir, services: ['releases'] });
  try {
    const plane = await openReleasePlane({
      databaseUrl: database.urls.releases,
      dataDir,
      s3: s3SettingsOf(process.env),
      environment,
      ceilings: budgetCeilingsOf(process.env),
    });
    try {
      const { areas } = await shipBuilds(plane, {
        folders: buildFolders(WORKSPACE),
        actor: userInfo().username,
        source: releaseSource,
      });
      for (const line of describeShipment(areas)) progress('release', line);
    } finally {
      await plane.database.destroy();
    }
  } finally {
    await database.close();
  }
} catch (error) {
  const details = error instanceof ReleaseError ? error.details : [];
  console.error([startFailure(error), ...details.map((detail) => `  ${detail}`)].join('\n'));
  process.exitCode = 1;
}
