export { refuseImport } from './check-imports.ts';
export { listAreaProblems } from './list-area-problems.ts';
