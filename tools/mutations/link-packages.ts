// Runs in StrykerJS's copy of the workspace. Links the workspace's packages to their copies, so that a test
// of one package sees the mutants of another. The copy is inside the workspace, so Node finds third-party
// packages in the node_modules above it.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = 'node_modules/@danqing';
cpSync(join(import.meta.dirname, '../..', PACKAGES), PACKAGES, { recursive: true, verbatimSymlinks: true });
