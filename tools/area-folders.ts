import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const areaFolders = (workspace: string): string[] =>
  readdirSync(workspace)
    .filter((name) => name.startsWith('mf-') && existsSync(join(workspace, name, 'area.json')))
    .sort();

export const buildFolders = (workspace: string): string[] =>
  ['shell', ...areaFolders(workspace)].map((project) => join(workspace, project, 'dist'));
