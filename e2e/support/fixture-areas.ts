import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES } from '@danqing/contracts/locale';

const WORKSPACE = dirname(dirname(import.meta.dirname));
const LINKED = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'node_modules',
  'libs',
];

/** A small area for drills with one screen at `/<area>` and a lazy part. Each has its own style sheet. */
export interface FixtureArea {
  area: string;
  edition: string;
  contract?: string;
  throwsAt?: 'import' | 'mount' | 'render';
  blocks?: { at: 'import' | 'mount'; milliseconds: number };
  react?: string;
}

/**
 * Builds fixture areas in a temporary workspace with the build that all areas share. Returns that workspace
 * and the folders to publish, in the order of `areas`.
 */
export function buildFixtureAreas(areas: readonly FixtureArea[]): { workspace: string; builds: string[] } {
  const workspace = mkdtempSync(join(tmpdir(), 'danqing-fixtures-'));
  for (const name of LINKED) symlinkSync(join(WORKSPACE, name), join(workspace, name));
  const roots = areas.map((area, index) => writeProject(join(workspace, `${area.area}-${index}`), area));
  const program = join(workspace, 'build.ts');
  writeFileSync(
    program,
    `import { buildRelease } from '@danqing/mf-config';
await Promise.all(${JSON.stringify(roots)}.map((root) => buildRelease({ root, kind: 'area' })));`,
  );
  execFileSync(process.execPath, [program], { cwd: workspace, stdio: 'pipe' });
  return { workspace, builds: roots.map((root) => join(root, 'dist')) };
}

function writeProject(root: string, fixture: FixtureArea): string {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const manifest = { name: `@danqing/${fixture.area}`, dependencies: { '@danqing/shell-sdk': '*' } };
  write('package.json', JSON.stringify(manifest));
  write('area.json', JSON.stringify(areaManifest(fixture)));
  if (fixture.react)
    write('node_modules/react/package.json', JSON.stringify({ name: 'react', version: fixture.react }));
  for (const [path, text] of Object.entries(sources(fixture))) write(`src/${path}`, text);
  return root;
}

const everywhere = (text: string) => ({ zh: text, en: text, ja: text });

const CONTRACT = '^1.3.0';

const areaManifest = ({ area, contract = CONTRACT }: FixtureArea) => ({
  area,
  name: everywhere(area),
  contract,
  routes: [
    {
      id: 'home',
      path: `/${area}`,
      frame: 'spine',
      page: { kind: 'text', title: everywhere(area), description: everywhere(area) },
    },
  ],
  navigation: [{ id: area, path: `/${area}`, label: everywhere(area), order: 90 }],
});

const BROUGHT_ALONG = '{ zh: {}, en: {}, ja: {} }';
const fetchedTexts = (area: string) => {
  const fetched = LOCALES.map(
    (locale) =>
      `${locale}: () => import(/* webpackChunkName: "${area}-${locale}" */ './locales/${locale}.json')`,
  );
  return `{ ${fetched.join(', ')} }`;
};

const block = (milliseconds: number) =>
  milliseconds === Infinity
    ? 'for (;;);'
    : `const until = performance.now() + ${milliseconds}; while (performance.now() < until);`;

const sources = ({ area, edition, throwsAt, blocks, contract }: FixtureArea): Record<string, string> => ({
  'area.ts': `import { defineArea } from '@danqing/shell-sdk';
import { Screen } from './screen.tsx';
${throwsAt === 'import' ? `throw new Error('thrown at import');` : ''}
${blocks?.at === 'import' ? block(blocks.milliseconds) : ''}
export default defineArea({ locales: ${contract ? BROUGHT_ALONG : fetchedTexts(area)}, routes: { home: Screen } });`,
  ...Object.fromEntries(LOCALES.map((locale) => [`locales/${locale}.json`, `{ "language": "${locale}" }`])),

  'screen.tsx': `import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import styles from './screen.module.css';

const Late = lazy(() => import('./late-part.tsx'));

export function Screen() {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    ${blocks?.at === 'mount' ? block(blocks.milliseconds) : ''}
    ${throwsAt === 'mount' ? `throw new Error('thrown at mount');` : ''}
  }, []);
  ${throwsAt === 'render' ? `throw new Error('thrown in render');` : ''}
  return (
    <section className={styles.screen}>
      <h1>{'${area} ${edition}'}</h1>
      <button onClick={() => setOpen(true)}>open the late part</button>
      {open && (
        <Suspense fallback={<p>waiting for the late part</p>}>
          <Late />
        </Suspense>
      )}
    </section>
  );
}`,
  'screen.module.css': `.screen { padding-block: 3px; }`,

  'late-part.tsx': `import styles from './late-part.module.css';

export default function LazyChunk() {
  return <p className={styles.late}>the late part of ${edition}</p>;
}`,
  'late-part.module.css': `.late { padding-block: 5px; }`,
});
