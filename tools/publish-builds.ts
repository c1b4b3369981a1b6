// Publishes what has been built and activates it, unless an operator has decided against this very release or is trying
// it out: a restart must not undo that. A program of its own, so that its memory is free again while the site runs.
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { SHELL_AREA, type ReleaseEvent } from '@danqing/contracts/releases';
import { releaseSource } from '@danqing/mf-config/release-source';
import { openDatabase } from '@danqing/nest-kit';
import { commandOf } from '@danqing/nest-kit/command-line';
import { s3SettingsOf } from '@danqing/nest-kit/config';
import {
  activateRelease,
  getHistory,
  getStatus,
  isStored,
  openReleasePlane,
  publishRelease,
  ReleaseError,
  type AreaStatus,
  type ReleasePlane,
} from '@danqing/releases';
import { areaFolders } from './area-folders.ts';
import { settings } from './settings.ts';
import { progress, WORKSPACE } from './steps.ts';

/** The shell first: an area is checked against the shell that is active. */
const BUILDS = [SHELL_AREA, ...areaFolders(WORKSPACE)];

const START_REASON = 'npm start';
/** More than an operator makes between two shipments of one area. */
const MOVES_LOOKED_AT = 50;

const { addresses, dataDir, environment } = settings(process.env);
const actor = userInfo().username;
const database = await openDatabase({ addresses, dataDir, services: ['releases'] });
try {
  const plane = await openReleasePlane({
    databaseUrl: database.urls.releases,
    dataDir,
    s3: s3SettingsOf(process.env),
    environment,
    // A start cannot wait for a browser, and need not have one. The event says so.
    smoke: () =>
      Promise.resolve({ check: 'smoke', verdict: 'unknown', reason: 'npm start opens no browser' }),
  });
  try {
    let waiting = BUILDS;
    while (waiting.length > 0) {
      const refused = await shipAll(plane, waiting);
      const [first] = refused;
      if (first && refused.length === waiting.length) throw first.error;
      waiting = refused.map(({ build }) => build);
    }
  } finally {
    await plane.database.destroy();
  }
} finally {
  await database.close();
}

/** Those that do not fit what is active yet: a new shell and the old areas may need each other's successors. */
async function shipAll(plane: ReleasePlane, builds: string[]): Promise<{ build: string; error: unknown }[]> {
  const refused: { build: string; error: unknown }[] = [];
  for (const build of builds) {
    try {
      await ship(plane, build);
    } catch (error) {
      if (!(error instanceof ReleaseError) || error.code !== 'GATE_REFUSED') throw error;
      refused.push({ build, error });
    }
  }
  return refused;
}

async function ship(plane: ReleasePlane, build: string): Promise<void> {
  const folder = join(WORKSPACE, build, 'dist');
  const { area, release } = await publishRelease(plane, {
    folder,
    publisher: actor,
    source: releaseSource(folder),
  });
  const status = (await getStatus(plane)).areas.find((row) => row.area === area);
  if (status?.pointer?.retired)
    return progress(
      'release',
      `${area} is retired: ${commandOf('release')} activate ${area} ${release} brings it back`,
    );
  // Activating it once more would end a canary beside it.
  if (status?.pointer?.stable === release) return progress('release', `${area} ${release} active`);
  const moves = await getHistory(plane, { area, limit: MOVES_LOOKED_AT });
  const decided = status && decidedByOperator(status, moves, release);
  if (status?.pointer && decided && (await isStored(plane, area, status.pointer.stable))) {
    const { stable } = status.pointer;
    progress('release', `${area} ${stable} active: ${release}, which is built here, ${decided}`);
  } else {
    await activateRelease(plane, { area, release, actor, reason: START_REASON, force: ['smoke'] });
    progress('release', `${area} ${release} published and active`);
  }
}

/**
 * Why the release that was built here is not activated, as an operator decided; null when no operator has. `moves`:
 * newest first.
 */
function decidedByOperator(
  { pointer, quarantined }: AreaStatus,
  moves: readonly ReleaseEvent[],
  release: string,
): string | null {
  if (!pointer) return null;
  if (pointer.canary?.release === release) return `is a canary at ${pointer.canary.weight} %`;
  if (quarantined.includes(release)) return 'is in quarantine';
  const last = moves.find(({ action }) => ['activate', 'canary', 'promote', 'rollback'].includes(action));
  if (last?.action === 'rollback') return [last.from, last.to].includes(release) ? 'was rolled back' : null;
  return last?.from === release && last.reason !== START_REASON ? 'was replaced by hand' : null;
}
