import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listMutualImports, listProjects } from './folder-imports.ts';

/** Maximum number of mutually importing folder pairs per project; 0 for projects not listed. */
const LIMITS: Record<string, number> = {
  'libs/color/color-core': 4,
  'libs/api/contracts': 20,
  'libs/server/nest-kit': 3,
  'libs/color/palette-formats': 8,
  'libs/color/picture-colors': 1,
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

test('a pair is told with the imports of its thinner direction; types count, tests and other packages do not', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'danqing-imports-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  const files = {
    'start.ts': "import { page } from './page/page.ts'; import react from 'react';",
    'page/page.ts':
      "import { color } from '../color/color.ts'; export const late = () => import('../color/late.ts'); import '../start.ts';",
    'page/parts/title.ts': "import '../page.ts'; import type { Start } from '../../start.ts';",
    'color/color.ts': "export type { Page } from '../page/page.ts';",
    'color/list.test.ts': "import '../list/list.ts';",
    'list/testing/sample.ts': "import '../../color/color.ts';",
    'list/list.ts': "import '../color/color.ts'; import manifest from '../../area.json';",
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(workspace, 'area/src', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(listMutualImports('area', workspace).sort()).toEqual([
    '. ⇄ page: start.ts → page/page.ts',
    'color ⇄ page: color/color.ts → page/page.ts',
  ]);
});
