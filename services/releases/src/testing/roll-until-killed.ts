// Examines the rollouts in a loop, each time a day later, until a test kills this process. Before each look it prints
// the number of the look. Run by `startFromSources` of test-kit.
import { writeSync } from 'node:fs';
import { openReleasePlane } from '../plane/release-plane.ts';
import { RolloutWatch } from '../rollouts/rollout-watch.ts';

export interface RollOptions {
  databaseUrl: string;
  dataDir: string;
  /** Number of the first look. */
  look: number;
}

const DAY_MS = 86_400_000;

const options = JSON.parse(process.argv[2] ?? '') as RollOptions;
let { look } = options;
const watch = new RolloutWatch({
  plane: await openReleasePlane(options),
  report: () => undefined,
  now: () => new Date(Date.now() + look * DAY_MS),
});
for (;;) {
  // Synchronous, so that no look begins before it is announced.
  writeSync(1, `${look}\n`);
  await watch.check();
  look += 1;
}
