import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownAreaManifestSchema, type AreaManifest } from '@danqing/contracts/releases';

/** A front-end project: the one shell, or an area that it federates. */
export interface Project {
  /** Absolute path of the project folder. */
  root: string;
  kind: 'shell' | 'area';
}

/** Reads and checks the project's area.json. Throws with every problem named, so that a bad manifest fails the build. */
export function readManifest(project: Project): AreaManifest {
  const file = join(project.root, 'area.json');
  const result = ownAreaManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file} is not a valid area manifest:\n${problems.join('\n')}`);
}
