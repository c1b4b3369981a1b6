import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the areas, in alphabetical order. */
export const areaFolders = (workspace: string): string[] =>
  readdirSync(workspace)
    .filter((name) => name.startsWith('mf-') && existsSync(join(workspace, name, 'area.json')))
    .sort();

/** The build folders of the version that lies in a workspace or a packed folder: of its shell and of its areas. */
export const buildFolders = (workspace: string): string[] =>
  ['shell', ...areaFolders(workspace)].map((project) => join(workspace, project, 'dist'));
