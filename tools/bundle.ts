// Bundles the shell and areas that its arguments name, in one process: loading the bundler takes as long as bundling an area.
// Runs from sources beside the build of the packages. Sends the name of each project when its folder is complete.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from '@danqing/mf-config';
import { WORKSPACE } from './steps.ts';

// The process that would take over the result has been killed.
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
