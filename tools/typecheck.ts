// npm run typecheck: checks the types of all or the named projects, each by its own compiler options. Without
// names, files that passed before are skipped unless a change affects them.
import { globSync, mkdtempSync, readFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkTypes } from './check-types.ts';
import { WORKSPACE } from './steps.ts';

const read = (file: string) => readFileSync(join(WORKSPACE, file), 'utf8');
const { workspaces = [] } = JSON.parse(read('package.json')) as { workspaces?: string[] };
const named = process.argv.slice(2);
const packages = globSync(
  (named.length > 0 ? named : workspaces).map((folder) => `${folder}/package.json`),
  { cwd: WORKSPACE },
).sort();

/** The tsconfig files that each package's `typecheck` script uses. */
const configurations = packages.flatMap((file) => {
  const { scripts } = JSON.parse(read(file)) as { scripts?: Record<string, string> };
  return [...(scripts?.typecheck ?? '').matchAll(/tsc -p (\S+)/g)].map(([, name = '']) =>
    join(WORKSPACE, dirname(file), name),
  );
});

mkdirSync(join(WORKSPACE, '.nx'), { recursive: true });
const folder = named.length > 0 ? mkdtempSync(join(WORKSPACE, '.nx/types-')) : join(WORKSPACE, '.nx/types');
try {
  const { errors, files } = await checkTypes(configurations, { workspace: WORKSPACE, folder });
  for (const error of errors) console.log(`${error}\n`);
  console.log(`${configurations.length} projects, ${files.length} files checked, ${errors.length} errors`);
  process.exitCode = errors.length > 0 || configurations.length === 0 ? 1 : 0;
} finally {
  if (named.length > 0) rmSync(folder, { recursive: true });
}
