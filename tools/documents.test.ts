// Checks README and docs against the repository: paths, links, commands, and the benchmark of each figure.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const WORKSPACE = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: WORKSPACE,
  encoding: 'utf8',
}).split('\0');
const pages = files.filter(
  (path) =>
    path.endsWith('.md') &&
    !/^tools\/(?:(?:area|service)-template|packages\/create-danqing-area\/template)\//.test(path),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const anchorsOf = (markdown: string) =>
  new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[`*]/g, '')
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

test.each(pages)('the links of %s lead somewhere', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path ? relative('.', join(dirname(page), path)) : page;
    if (!existsSync(join(WORKSPACE, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).has(anchor);
  });
  expect(broken).toEqual([]);
});

test.each(pages)('the commands of %s exist', (page) => {
  const missing = [...read(page).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts));
  expect(missing).toEqual([]);
});

const named = (page: string, command: string) => [
  ...new Set(
    [...read(page).matchAll(new RegExp(`npm (?:run )?${command} -- ([a-z-]+)`, 'g'))].map(([, part]) => part),
  ),
];

test.each([
  ['bench', 'tools/bench.ts', /^ {2}'?([a-z-]+)'?: async \(\) =>/gm, ['colours']],
  ['drills', 'tools/drill-list.ts', /^ {2}'?([a-z-]+)'?: \{$/gm, ['changed']],
  ['test', 'tools/test.ts', /^ {2}([a-z]+)(?:,|: \(\w*\) =>)/gm, ['changed']],
])('the parts of npm %s that the pages name exist', (command, program, pattern, more) => {
  const parts = [...[...read(program).matchAll(pattern)].map(([, part]) => part), ...more];
  expect(parts.length).toBeGreaterThan(2);
  for (const page of pages) for (const part of named(page, command)) expect(parts, page).toContain(part);
});

const PATH = /`((?:docs|libs|services|tools|e2e|shell|operator-console|deploy|mf-[a-z]+)\/[\w./-]+)`/g;

test.each(pages.filter((page) => !page.startsWith('docs/adr/')))('the files that %s names exist', (page) => {
  const missing = [...read(page).matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('/dist'))
    .filter(
      (path) => ![WORKSPACE, join(WORKSPACE, dirname(page))].some((from) => existsSync(join(from, path))),
    );
  expect(missing).toEqual([]);
});

test('every command line that the pages show has its verb', () => {
  const programs: Record<string, string> = {
    release: 'services/releases/src',
    operators: 'services/operators/src',
    credits: 'services/credits/src',
    moderation: 'tools/moderation.ts',
    database: 'tools/database.ts',
  };
  for (const [program, path] of Object.entries(programs)) {
    const verbs = new Set(pages.flatMap((page) => named(page, program)));
    const sources = files
      .filter((file) => file.startsWith(path) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(read)
      .join('\n');
    for (const verb of verbs)
      expect(sources, `${program} ${verb}`).toMatch(new RegExp(`['"\`]?\\b${verb}\\b['"\`:(]?`));
  }
});

test('every table of figures stands under the bench that prints it', () => {
  for (const page of ['README.md', 'docs/figures.md'].filter((path) => existsSync(join(WORKSPACE, path)))) {
    const sections = read(page).split(/^## /m);
    const figures = sections.filter((section) => /^\|.*\b(?:Peer|Limit|Ratio)\b/m.test(section));
    for (const section of figures) expect(section, page).toMatch(/npm run bench/);
  }
});

const WALK_FILES = 20;
const walks = read('docs/walks.md').split(/^## /m).slice(1);

test.each(walks.map((walk) => [walk.split('\n')[0], walk]))(
  `the walk "%s" has at most ${WALK_FILES} files, none twice`,
  (_title, walk) => {
    const passed = [...walk.matchAll(/^\d+\. \[`([^`]+)`\]/gm)].map(([, path]) => path);
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.length).toBeLessThanOrEqual(WALK_FILES);
    expect(new Set(passed).size).toBe(passed.length);
  },
);
