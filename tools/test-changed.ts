// npm test -- changed: checks in one or two minutes what a change may have broken. Runs types, the lint of
// files that differ from main, and the Vitest tests that import them. Builds nothing and opens no browser.
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
