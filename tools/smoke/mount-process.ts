// Runs one mount in a process of its own, for mount-in-process.ts.
import { smokeMount } from '../smoke-mount.ts';
import type { MountAnswer, MountRequest } from './mount-in-process.ts';

const answer = (message: MountAnswer) => process.send?.(message);

process.once('message', ({ siteUrl, candidate }: MountRequest) => {
  smokeMount(siteUrl)(candidate).then(
    (check) => answer({ check }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.once('disconnect', () => process.exit());
