// Runs in StrykerJS's copy of the workspace. Links the workspace's packages to their copies, so that a test
// of one package sees the mutants of another. Third-party packages are found in the real node_modules above.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = 'node_modules/@danqing';
cpSync(join(import.meta.dirname, '../..', PACKAGES), PACKAGES, { recursive: true, verbatimSymlinks: true });
