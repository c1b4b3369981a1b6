import { migrated, testDatabase } from '@danqing/test-kit';
import { onTestFinished } from 'vitest';
import { toCheck } from '../gate/gate-result.ts';
import { activateRelease } from '../moves/operator-moves.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import { openReleasePlane, releasesDatabase, type ReleasePlane } from '../plane/release-plane.ts';
import { temporaryFolder, writeBuild, type BuildOverrides } from './release-build.ts';

export const smokePasses = () => Promise.resolve(toCheck('smoke', { incompatible: [], unknown: [] }));

export interface TestPlane extends ReleasePlane {
  databaseUrl: string;
  dataDir: string;
}

export async function openTestPlane(): Promise<TestPlane> {
  const { url: databaseUrl, drop } = await testDatabase(migrated(releasesDatabase, { jobs: false }));
  onTestFinished(drop);
  const dataDir = await temporaryFolder();
  const plane = await openReleasePlane({ databaseUrl, dataDir, smoke: smokePasses });
  onTestFinished(() => plane.database.destroy());
  return { ...plane, databaseUrl, dataDir };
}

export async function publish(plane: ReleasePlane, overrides: BuildOverrides = {}): Promise<string> {
  return (await publishRelease(plane, { folder: await writeBuild(overrides), publisher: 'builder' })).release;
}

export async function ship(plane: ReleasePlane, overrides: BuildOverrides = {}): Promise<string> {
  const release = await publish(plane, overrides);
  await activateRelease(plane, {
    area: overrides.area ?? 'generator',
    release,
    actor: 'operator',
    reason: 'ship',
  });
  return release;
}
