import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from './steps.ts';

// Not all phone browsers report a coarse pointer, so narrow windows need the same sizes.
it('what is larger for fingers is as large in narrow windows', () => {
  const sheets = execFileSync('git', ['ls-files', '--', 'libs/*.css', 'mf-*/*.css', 'shell/*.css'], {
    cwd: WORKSPACE,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  const queries = sheets.flatMap((path) =>
    [...readFileSync(join(WORKSPACE, path), 'utf8').matchAll(/@media ([^{]*pointer: coarse[^{]*) \{/g)].map(
      ([, query]) => `${path}: ${query}`,
    ),
  );
  expect(queries.length).toBeGreaterThan(30);
  expect(queries.filter((query) => !query.includes('(max-width: 29.99rem)'))).toEqual([]);
});
