import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listImportCircles, listMutualImports, listProjects } from './folder-imports.ts';
import { WORKSPACE } from './steps.ts';

/** Maximum number of mutually importing folder pairs per project; 0 for projects not listed. */
const LIMITS: Record<string, number> = {
  'libs/color/color-core': 5,
  'libs/api/contracts': 20,
  'libs/server/nest-kit': 3,
  'libs/web/ui-kit': 1,
  'operator-console': 3,
  'services/credits': 1,
  'services/gateway': 8,
  'services/identity': 3,
  'services/releases': 1,
};

test.each(listProjects())('few folders of %s import each other', (project) => {
  const pairs = listMutualImports(project);
  expect(pairs.length, pairs.join('\n')).toBeLessThanOrEqual(LIMITS[project] ?? 0);
});

test('every limit is of a project', () => {
  expect(listProjects()).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
});

test('no file imports itself through others, not even for a type', () => {
  expect(listImportCircles(WORKSPACE)).toEqual([]);
});

test('a circle lists its files; dynamic and type imports count, other packages do not', () => {
  const workspace = writeFiles({
    'area/src/page.ts': "import type { Title } from './parts/title.ts'; import react from 'react';",
    'area/src/parts/title.ts': "export const late = () => import('./late.ts');",
    'area/src/parts/late.ts': "export * from '../page.ts'; import './alone.ts';",
    'area/src/parts/alone.ts': "import './missing.ts';",
    'area/src/self.test.ts': "import './self.test.ts';",
    'area/dist/page.ts': "import './page.ts';",
  });
  expect(listImportCircles(workspace).map((files) => files.sort())).toEqual([
    ['area/src/page.ts', 'area/src/parts/late.ts', 'area/src/parts/title.ts'],
    ['area/src/self.test.ts'],
  ]);
});

test('a pair is told with the imports of its thinner direction; types count, tests and other packages do not', () => {
  const workspace = writeFiles({
    'area/src/start.ts': "import { page } from './page/page.ts'; import react from 'react';",
    'area/src/page/page.ts':
      "import { color } from '../color/color.ts'; export const late = () => import('../color/late.ts'); import '../start.ts';",
    'area/src/page/parts/title.ts': "import '../page.ts'; import type { Start } from '../../start.ts';",
    'area/src/color/color.ts': "export type { Page } from '../page/page.ts';",
    'area/src/color/list.test.ts': "import '../list/list.ts';",
    'area/src/list/testing/sample.ts': "import '../../color/color.ts';",
    'area/src/list/list.ts': "import '../color/color.ts'; import manifest from '../../area.json';",
  });
  expect(listMutualImports('area', workspace).sort()).toEqual([
    '. ⇄ page: start.ts → page/page.ts',
    'color ⇄ page: color/color.ts → page/page.ts',
  ]);
});

function writeFiles(files: Record<string, string>): string {
  const workspace = mkdtempSync(join(tmpdir(), 'danqing-imports-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, name)), { recursive: true });
    writeFileSync(join(workspace, name), text);
  }
  return workspace;
}
