// npm test -- changed: what can be checked at work within a minute or two: types, the lint of the files that differ
// from main, and the unit, component and service tests that import one of them. Nothing is built, and no browser is
// asked.
import { changedFiles } from './changed-files.ts';
import { writeProjectGraph } from './project-graph.ts';
import { progress, run } from './steps.ts';

const { base, files } = changedFiles();
const scripts = files.filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('tools/area-template/'),
);
progress('changed', `${files.length} files differ from main`);

await writeProjectGraph();
const codes = [
  await run('node', ['tools/typecheck.ts']),
  scripts.length === 0 ? 0 : await run('eslint', [...scripts, '--max-warnings=0', '--no-warn-ignored']),
  await run('vitest', ['run', '--changed', base, '--passWithNoTests']),
];
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
