import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authoredManifestSchema, type AreaManifest } from '@danqing/contracts/releases';

export interface Project {
  root: string;
  kind: 'shell' | 'area';
}

/**
 * Reads and validates the project's area.json.
 *
 * @throws {Error} listing every problem when area.json is invalid
 */
export function readManifest(project: Project): AreaManifest {
  const file = join(project.root, 'area.json');
  const result = authoredManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file} is not a valid area manifest:\n${problems.join('\n')}`);
}
