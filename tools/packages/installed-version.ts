import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../steps.ts';

/** Returns the version of a package that this workspace is tested with. */
export const installedVersion = (name: string): string =>
  (
    JSON.parse(readFileSync(join(WORKSPACE, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
