import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { areaFolders } from './area-folders.ts';
import { readArea } from './create-area.ts';

export const sourcesOf = (workspace: string, area: string): string | null =>
  areaFolders(workspace).find((folder) => readArea(workspace, folder).area === area) ?? null;

/**
 * Deletes the folder of an area.
 *
 * @throws {Error} when the folder has uncommitted files, which git could not restore; nothing is deleted then
 */
export function deleteSources(workspace: string, folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (git('ls-files', '--', folder) === '' || git('status', '--porcelain', '--', folder) !== '')
    throw new Error(`${folder} is not committed as it is: git could not bring it back. Nothing was deleted.`);
  rmSync(join(workspace, folder), { recursive: true });
}
