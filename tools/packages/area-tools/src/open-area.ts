import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '@danqing/mf-config';
import { InvalidArgumentError } from '@danqing/nest-kit/command-line';

/**
 * Returns the area in the working directory.
 *
 * @throws {InvalidArgumentError} when there is none
 */
export function openArea(): Project {
  const root = process.cwd();
  if (!existsSync(join(root, 'area.json')))
    throw new InvalidArgumentError('This folder has no area.json. Change to the folder of the area.');
  return { root, kind: 'area' };
}
