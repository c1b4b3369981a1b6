// Publishes what has been built and activates it, unless the last move of the area was a rollback away from this very
// release: a restart must not undo what an operator did. A program of its own, so that its memory is free again while
// the site runs.
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@danqing/nest-kit';
import { activateRelease, getHistory, isStored, openReleasePlane, publishRelease } from '@danqing/releases';
import { settings } from './settings.ts';
import { progress, WORKSPACE } from './steps.ts';

/** The shell first: an area is checked against the shell that is active. */
const BUILDS = ['shell', 'mf-generator', 'mf-palettes'];

const { databaseUrl, dataDir } = settings(process.env);
const actor = userInfo().username;
const database = await openDatabase({ databaseUrl, dataDir });
try {
  const plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  try {
    for (const build of BUILDS) {
      const { area, release } = await publishRelease(plane, {
        folder: join(WORKSPACE, build, 'dist'),
        publisher: actor,
      });
      const [last] = await getHistory(plane, { area, limit: 1 });
      const kept =
        last?.action === 'rollback' && last.from === release && (await isStored(plane, area, last.to));
      if (kept) {
        progress('release', `${area} ${last.to} active: ${release}, which is built here, was rolled back`);
      } else {
        const { event } = await activateRelease(plane, { area, release, actor, reason: 'npm start' });
        progress('release', `${area} ${release} ${event ? 'published and ' : ''}active`);
      }
    }
  } finally {
    await plane.database.destroy();
  }
} finally {
  await database.close();
}
