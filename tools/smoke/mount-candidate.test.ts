import { expect, test } from 'vitest';
import { mountCandidate, readPage } from './mount-candidate.ts';
import { activeArea, DOCUMENT, pageHtml, route } from './page-fixture.ts';

const [generator, palettes] = DOCUMENT.areas as [(typeof DOCUMENT.areas)[0], (typeof DOCUMENT.areas)[0]];
const NEXT = 'dddddddddddddddd';
const candidate = activeArea('generator', NEXT, [...generator.manifest.routes, route('/new')]);

/** Returns the files that the page names, as `area/release/file` with their hash, in order. */
const filesOf = (html: string) =>
  [...html.matchAll(/(?:href|src)="[^"]*areas\/([^"]*)" crossorigin="anonymous" integrity="([^"]*)"/g)].map(
    ([, file, hash]) => [file, hash],
  );
const hashOf = (release: string) => `sha384-${release.repeat(4)}`;
const files = (area: string, release: string, ...names: string[]) =>
  names.map((name) => [`${area}/${release}/${name}`, hashOf(release)]);
const ALL = ['entry.js', 'c/part.js', 'main.css'];

test.each([
  ['/', '/'],
  ['/', '/en'],
  ['/', '/colors/%E6%9C%88%E7%99%BD'],
  ['/tool/', '/tool/'],
  ['/tool/', '/tool/ja/colors/%E6%9C%88%E7%99%BD'],
])('below %s the page %s gets the candidate, unsigned and uncounted', (basePath, pathname) => {
  const html = mountCandidate(pageHtml(generator, { basePath }), { candidate, document: DOCUMENT }, pathname);
  const page = readPage(html)!;
  expect(page.document).toEqual({ ...DOCUMENT, areas: [palettes, candidate] });
  expect(page.data).toMatchObject({ reportsLoads: false, site: { contact: '</script>$&' } });
  expect(html).not.toMatch(/data-signature|release-key|bbbbbbbb/);
  const { shell } = DOCUMENT;
  expect(filesOf(html)).toEqual([
    ...files('shell', shell.release, 'main.css', 'entry.js'),
    ...files('generator', NEXT, ...ALL),
  ]);
  expect(html).toContain(`href="${basePath}areas/generator/${NEXT}/entry.js"`);
});

test('a page of another area keeps its preloads', () => {
  const html = mountCandidate(pageHtml(palettes), { candidate, document: DOCUMENT }, '/palettes');
  expect(filesOf(html).map(([file]) => file)).not.toContain(`generator/${NEXT}/entry.js`);
  expect(filesOf(html)).toContainEqual([`palettes/${palettes.release}/entry.js`, hashOf(palettes.release)]);
});

test('a shell is started in place of the running one', () => {
  const shell = activeArea('shell', NEXT, DOCUMENT.shell.manifest.routes);
  const html = mountCandidate(pageHtml(generator), { candidate: shell, document: DOCUMENT }, '/');
  expect(readPage(html)?.document).toEqual({ ...DOCUMENT, shell });
  expect(filesOf(html)).toEqual([
    ...files('generator', generator.release, 'entry.js', 'main.css'),
    ...files('shell', NEXT, 'main.css', 'entry.js', 'c/part.js'),
  ]);
  expect(html).not.toContain(DOCUMENT.shell.release);
  expect(html).toContain(`<script defer src="/areas/shell/${NEXT}/entry.js"`);
  expect(html).toContain(`<link rel="stylesheet" href="/areas/shell/${NEXT}/main.css"`);
});

test('an area that the site does not have yet is added', () => {
  const gallery = activeArea('gallery', NEXT, [route('/gallery')]);
  const html = mountCandidate(
    pageHtml(palettes, { status: 404 }),
    { candidate: gallery, document: DOCUMENT },
    '/gallery',
  );
  expect(readPage(html)?.document.areas).toEqual([generator, palettes, gallery]);
});

test.each([
  ['/new', 200, null],
  ['/colors/nothing', 404, 'nothing'],
  ['/elsewhere', 404, 'nothing'],
])('what the running site does not find is found at %s: %s', (pathname, status, search) => {
  const html = mountCandidate(
    pageHtml(generator, { status: 404 }),
    { candidate, document: DOCUMENT },
    pathname,
  );
  expect(readPage(html)?.data).toMatchObject({ status, search });
});

test('HTML of somebody else stays as it is', () => {
  const html = '<!doctype html><head></head><script type="application/json" id="page-data">{}</script>';
  expect(mountCandidate(html, { candidate, document: DOCUMENT }, '/')).toBe(html);
});
