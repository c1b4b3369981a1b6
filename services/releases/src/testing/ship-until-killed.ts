// Publishes, activates and rolls back in a loop, until a test kills this process. Before each step it prints
// one JSON line. Run by `startFromSources` of test-kit.
import { writeSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { MountEntity } from '../database/mount.entity.ts';
import { toCheck } from '../gate/gate-result.ts';
import { activateRelease, rollbackRelease } from '../moves/operator-moves.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { DiskStore } from '../store/disk-store.ts';

export interface CrashTestOptions {
  databaseUrl: string;
  root: string;
  area: string;
  folders: string[];
  active: string;
}

export interface CrashTestStep {
  verb: 'publish' | 'activate' | 'rollback';
  from: string;
  to: string;
}

const options = JSON.parse(process.argv[2] ?? '') as CrashTestOptions;
const { area, folders } = options;
const database = await new DataSource({
  type: 'postgres',
  url: options.databaseUrl,
  schema: 'releases',
  installExtensions: false,
  entities: [MountEntity],
}).initialize();
const plane: ReleasePlane = {
  database,
  store: new DiskStore(options.root),
  environment: 'production',
  smoke: () => Promise.resolve(toCheck('smoke', { incompatible: [], unknown: [] })),
};
const by = { area, actor: 'doomed', reason: '' };
// Synchronous, so that no step begins before it is announced.
const announce = (deed: CrashTestStep) => void writeSync(1, `${JSON.stringify(deed)}\n`);

const start = options.active;
for (;;) {
  for (const folder of folders) {
    announce({ verb: 'publish', from: start, to: start });
    const { release } = await publishRelease(plane, { folder, publisher: 'doomed' });
    announce({ verb: 'activate', from: start, to: release });
    await activateRelease(plane, { ...by, release });
    announce({ verb: 'rollback', from: release, to: start });
    await rollbackRelease(plane, by);
  }
}
