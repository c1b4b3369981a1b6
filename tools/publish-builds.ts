import { userInfo } from 'node:os';
import { join } from 'node:path';
import { activateRelease, getStatus, openReleasePlane, publishRelease, type ReleasePlaneOptions } from '@danqing/releases';
import { progress, WORKSPACE } from './steps.ts';

/** The shell first: an area is checked against the shell that is active. */
const BUILDS = ['shell', 'mf-generator'];

/**
 * Publishes what has been built, and activates what is new. A release that was published before is not activated
 * again: an operator may have rolled it back, and a restart must not undo that.
 */
export async function publishBuilds(options: ReleasePlaneOptions): Promise<void> {
  const plane = await openReleasePlane(options);
  try {
    for (const build of BUILDS) {
      const published = await publishRelease(plane, { folder: join(WORKSPACE, build, 'dist'), publisher: userInfo().username });
      const { area, release, outcome } = published;
      const active = (await getStatus(plane)).areas.find((status) => status.area === area)?.active;
      if (outcome === 'published' || !active) {
        await activateRelease(plane, { area, release, actor: userInfo().username, reason: 'npm start: a new build' });
        progress('release', `${area} ${release} published and active`);
      } else {
        progress('release', `${area} ${active.to} active${active.to === release ? '' : ` (the build is ${release})`}`);
      }
    }
  } finally {
    await plane.database.destroy();
  }
}
