import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { areaFolders } from './area-folders.ts';
import { readArea } from './create-area.ts';

/** The folder of the workspace in which an area is written; null when it is elsewhere. */
export const sourcesOf = (workspace: string, area: string): string | null =>
  areaFolders(workspace).find((folder) => readArea(workspace, folder).area === area) ?? null;

/** Deletes the folder of an area. Throws, and deletes nothing, when git could not bring all of it back. */
export function deleteSources(workspace: string, folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (git('ls-files', '--', folder) === '' || git('status', '--porcelain', '--', folder) !== '')
    throw new Error(`${folder} is not committed as it is: git could not bring it back. Nothing was deleted.`);
  rmSync(join(workspace, folder), { recursive: true });
}
