#!/usr/bin/env node
import { refuseOldNode } from '../../refuse-old-node.ts';

refuseOldNode('create-danqing-area');
// Not a static import: an old Node would fail in one of its packages.
const { runCreate } = await import('./run-create.ts');
process.exitCode = await runCreate(process.argv.slice(2));
