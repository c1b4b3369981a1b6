// npm run typecheck: checks the types of all or the named projects, each by its own configuration, in one
// process. Without names, files that passed before are skipped unless a change affects them.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from './steps.ts';
import { checkTypes } from './type-check/check-types.ts';

const read = (file: string) => readFileSync(join(WORKSPACE, file), 'utf8');
const { workspaces = [] } = JSON.parse(read('package.json')) as { workspaces?: string[] };
const list = (folders: readonly string[]) =>
  globSync(
    folders.map((folder) => `${folder}/package.json`),
    { cwd: WORKSPACE },
  ).sort();
const named = process.argv.slice(2);

/** The tsconfig files that each package's `typecheck` script uses. */
const configurations = list(named.length > 0 ? named : workspaces).flatMap((file) => {
  const { scripts } = JSON.parse(read(file)) as { scripts?: Record<string, string> };
  return [...(scripts?.typecheck ?? '').matchAll(/tsc -p (\S+)/g)].map(([, name = '']) =>
    join(WORKSPACE, dirname(file), name),
  );
});

const { diagnostics, checked } = checkTypes(configurations, {
  workspace: WORKSPACE,
  // Package exports and installed versions determine how imports resolve.
  salt: [...list(workspaces), 'package-lock.json'].map(read).join('\0'),
  ...(named.length === 0 && { cache: join(WORKSPACE, '.nx/typecheck.json') }),
});
console.log(
  ts.formatDiagnosticsWithColorAndContext(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => WORKSPACE,
    getNewLine: () => '\n',
  }) + `${configurations.length} projects, ${checked.length} files checked, ${diagnostics.length} errors`,
);
process.exitCode = diagnostics.length > 0 || configurations.length === 0 ? 1 : 0;
