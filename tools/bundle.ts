// Bundles the given shell and areas in one process, because loading the bundler takes as long as bundling an
// area. Runs from sources, so that packages can be built in parallel. Sends the name of each finished
// project.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from '@danqing/mf-config';
import { WORKSPACE } from './steps.ts';

const giveUp = () => process.exit(1);
process.on('disconnect', giveUp);

await Promise.all(
  process.argv.slice(2).map(async (argument) => {
    const [root = '', folder = ''] = argument.split('=');
    rmSync(folder, { recursive: true, force: true });
    await buildRelease({ root: join(WORKSPACE, root), kind: root === 'shell' ? 'shell' : 'area' }, folder);
    process.send?.(root);
  }),
);
process.off('disconnect', giveUp).disconnect?.();
