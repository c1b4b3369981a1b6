import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listRepetitions, listSources } from './repeated-lines.ts';

/** Lower the limit whenever a repetition has been removed. */
const LIMIT = 12;

test('few files repeat eight lines of another', () => {
  const found = listRepetitions(listSources());
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(LIMIT);
});

test('a pair is told once, with its longest run; comments, imports and indentation do not count', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'danqing-repetitions-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  const lines = Array.from({ length: 9 }, (_, index) => `paint(color${index});`);
  const imports = Array.from({ length: 9 }, (_, index) => `import { one${index} } from './${index}.ts';`);
  const texts = {
    'one.ts': [...imports, 'start();', ...lines, '', ...lines.slice(0, 7)],
    'other.ts': [
      '/* The same, otherwise written. */',
      ...imports,
      ...lines.flatMap((line) => ['  // A colour', `  ${line}`, '']),
    ],
    'short.ts': lines.slice(0, 7),
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(workspace, name), text.join('\n'));
  expect(listRepetitions(Object.keys(texts), workspace)).toEqual(['9 lines: one.ts:11 = other.ts:12']);
});
