import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from './steps.ts';

/** Minimum number of equal lines in a row. */
const RUN = 8;
const SOURCE = /\.(tsx?|mjs|css|sh)$/;
/** Generated files, and migrations, which never change once they are released. */
const NOT_WRITTEN = /\.d\.json\.ts$|\/migrations\//;

interface Line {
  text: string;
  /** Counted from 1. */
  number: number;
}

/** Returns the source files in Git's view, except generated ones. Ignored and deleted files are left out. */
export const listSources = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: WORKSPACE,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => SOURCE.test(file) && !NOT_WRITTEN.test(file) && existsSync(join(WORKSPACE, file)));

/**
 * Returns the pairs of files that share eight or more lines in a row, with their places, the longest run
 * first. Indentation, blank lines, comments, lines without a word, imports and re-exports do not count.
 */
export function listRepetitions(files: readonly string[], workspace = WORKSPACE): string[] {
  const places = new Map<string, { file: string; at: number }[]>();
  const texts = new Map(files.map((file) => [file, linesOf(readFileSync(join(workspace, file), 'utf8'))]));
  for (const [file, lines] of texts) {
    for (let at = 0; at + RUN <= lines.length; at += 1) {
      const window = lines
        .slice(at, at + RUN)
        .map(({ text }) => text)
        .join('\n');
      places.set(window, [...(places.get(window) ?? []), { file, at }]);
    }
  }
  const longest = new Map<string, { length: number; text: string }>();
  for (const same of places.values()) {
    for (const [index, one] of same.entries()) {
      for (const other of same.slice(index + 1)) {
        const [a, b] = [texts.get(one.file)!, texts.get(other.file)!];
        if (one.file === other.file && Math.abs(one.at - other.at) < RUN) continue;
        let length = RUN;
        while (a[one.at + length] && a[one.at + length]?.text === b[other.at + length]?.text) length += 1;
        const pair = `${one.file} ${other.file}`;
        if ((longest.get(pair)?.length ?? 0) >= length) continue;
        const text = `${length} lines: ${one.file}:${a[one.at]!.number} = ${other.file}:${b[other.at]!.number}`;
        longest.set(pair, { length, text });
      }
    }
  }
  return [...longest.values()].sort((a, b) => b.length - a.length).map(({ text }) => text);
}

function linesOf(text: string): Line[] {
  const blank = (part: string) => part.replace(/[^\n]/g, '');
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/^(import|export)\s(type\s)?(\{[^}]*\}|\*[^;]*)\sfrom\s'[^']+';/gm, blank)
    .replace(/^import\s[^;]*;/gm, blank)
    .split('\n')
    .map((line, index) => ({ text: line.replace(/^\s*(\/\/|#\s).*/, '').trim(), number: index + 1 }))
    .filter((line) => /\w{2}/.test(line.text));
}
