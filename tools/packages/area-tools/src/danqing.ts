#!/usr/bin/env node
import { refuseOldNode } from '../../refuse-old-node.ts';

refuseOldNode('danqing');
// Not a static import: an old Node would fail in one of its packages.
const { runDanqing } = await import('./run-danqing.ts');
process.exitCode = await runDanqing(process.argv.slice(2));
