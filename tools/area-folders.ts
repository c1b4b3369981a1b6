import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the areas, in alphabetical order. */
export const areaFolders = (workspace: string): string[] =>
  readdirSync(workspace)
    .filter((name) => name.startsWith('mf-') && existsSync(join(workspace, name, 'area.json')))
    .sort();
