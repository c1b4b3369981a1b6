// Publishes what has been built, and activates what was never active. A release that was active once is not activated
// again: an operator may have rolled it back, and a restart must not undo that. A program of its own, so that its memory
// is free again while the site runs.
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@danqing/nest-kit';
import { activateRelease, getHistory, openReleasePlane, publishRelease } from '@danqing/releases';
import { settings } from './settings.ts';
import { progress, WORKSPACE } from './steps.ts';

/** The shell first: an area is checked against the shell that is active. */
const BUILDS = ['shell', 'mf-generator'];
const ALL_MOVES = 1_000_000;

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
      const moves = await getHistory(plane, { area, limit: ALL_MOVES });
      const active = moves[0]?.to;
      if (moves.every((move) => move.to !== release)) {
        await activateRelease(plane, { area, release, actor, reason: 'npm start: a new build' });
        progress('release', `${area} ${release} published and active`);
      } else {
        progress(
          'release',
          `${area} ${active} active${active === release ? '' : ` (rolled back; the build is ${release})`}`,
        );
      }
    }
  } finally {
    await plane.database.destroy();
  }
} finally {
  await database.close();
}
