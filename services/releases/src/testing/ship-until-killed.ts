// A process that publishes, activates and rolls back without end, for a test to kill. It says on standard output what
// it is about to do, one JSON line each. For `startFromSources` of test-kit.
import { writeSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { MountEntity } from '../database/mount.entity.ts';
import { toCheck } from '../gate/gate-result.ts';
import { activateRelease, rollbackRelease } from '../moves/operator-moves.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { DiskStore } from '../store/disk-store.ts';

export interface ShippingOrder {
  databaseUrl: string;
  /** Folder of the store. */
  root: string;
  area: string;
  /** Builds to publish one after the other. */
  folders: string[];
  /** Release that is active in the beginning. */
  active: string;
}

/** `from` and `to`: the stable release before the step and after it. */
export interface Deed {
  verb: 'publish' | 'activate' | 'rollback';
  from: string;
  to: string;
}

const order = JSON.parse(process.argv[2] ?? '') as ShippingOrder;
const { area, folders } = order;
const database = await new DataSource({
  type: 'postgres',
  url: order.databaseUrl,
  schema: 'releases',
  installExtensions: false,
  entities: [MountEntity],
}).initialize();
const plane: ReleasePlane = {
  database,
  store: new DiskStore(order.root),
  environment: 'production',
  smoke: () => Promise.resolve(toCheck('smoke', { incompatible: [], unknown: [] })),
};
const by = { area, actor: 'doomed', reason: '' };
// Synchronous, so that no step begins unannounced.
const announce = (deed: Deed) => void writeSync(1, `${JSON.stringify(deed)}\n`);

const start = order.active;
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
