// node tools/code-figures.ts: prints files, lines and comments of each room, without generated files and
// templates.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from './steps.ts';

const SOURCE = /\.(ts|tsx|mjs|js|css)$/;
const NOT_COUNTED = /\.d\.json\.ts$|-template\//;

const files = execFileSync('git', ['ls-files'], { cwd: WORKSPACE, encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCE.test(file) && !NOT_COUNTED.test(file));

const rooms = new Map<string, { files: number; lines: number; tests: number; comments: number }>();
for (const file of files) {
  const text = readFileSync(join(WORKSPACE, file), 'utf8');
  const room = roomOf(file);
  const figures = rooms.get(room) ?? { files: 0, lines: 0, tests: 0, comments: 0 };
  const lines = text.split('\n').length - 1;
  figures.files += 1;
  if (/\.(test|spec)\.tsx?$/.test(file)) figures.tests += lines;
  else figures.lines += lines;
  figures.comments += file.endsWith('.css') ? text.split('/*').length - 1 : countComments(file, text);
  rooms.set(room, figures);
}
const sorted = [...rooms].sort(([, one], [, other]) => other.lines - one.lines);
const sum = (of: 'files' | 'lines' | 'tests' | 'comments') =>
  sorted.reduce((total, [, figures]) => total + figures[of], 0);
console.table(
  Object.fromEntries([
    ...sorted,
    ['all', { files: sum('files'), lines: sum('lines'), tests: sum('tests'), comments: sum('comments') }],
  ]),
);

function roomOf(file: string): string {
  const [first = '', second, third] = file.split('/');
  if (first === 'libs') return `${first}/${second}/${third}`;
  return first === 'services' ? `${first}/${second}` : file.includes('/') ? first : 'root';
}

/** Counts comments. Consecutive line comments are one. */
function countComments(file: string, text: string): number {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const starts = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      starts.set(range.pos, range.end);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  let count = 0;
  let lineEnd = -1;
  for (const [start, end] of [...starts].sort(([one], [other]) => one - other)) {
    const isLine = text.startsWith('//', start);
    if (!isLine || lineEnd < 0 || text.slice(lineEnd, start).trim() !== '') count += 1;
    lineEnd = isLine ? end : -1;
  }
  return count;
}
