import { expect, test } from 'vitest';
import { publishRelease } from '../publishing/publish-release.ts';
import { openTestPlane } from '../testing/open-plane.ts';
import { describeBuild, writeBuild } from '../testing/release-build.ts';
import { readDescriptor } from '../upload/read-descriptor.ts';
import { contentTypeOf } from './file-types.ts';

test.each([
  ['c/main.3f2a.js', 'text/javascript; charset=utf-8'],
  ['css/a.css', 'text/css; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['fonts/a.woff2', 'font/woff2'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.webp', 'image/webp'],
])('serves %s as %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});

const REFUSED = [
  'index.html',
  'a.htm',
  'a.xhtml',
  'a.xml',
  'a.js.html',
  'a.pdf',
  'a.swf',
  'a.txt',
  'a.js.map',
  'a.wasm',
  'a.HTML',
  'a.JS',
  'js',
  '.js',
  'a.js/b',
];

test.each(REFUSED)('has no type for %s', (path) => {
  expect(contentTypeOf(path)).toBeNull();
});

test('neither a build nor an upload may hold anything else, and all of it is named', async () => {
  const files = Object.fromEntries(['entry.js', 'index.html', 'deep/a.xml'].map((path) => [path, 'x']));
  const named = [expect.stringMatching(/^index\.html: no script/), expect.stringMatching(/^deep\/a\.xml: /)];
  const plane = await openTestPlane();
  const folder = await writeBuild({ files });
  await expect(publishRelease(plane, { folder, publisher: 'test' })).rejects.toMatchObject({
    code: 'RELEASE_INVALID',
    details: named,
  });
  const refuse = () => readDescriptor(describeBuild({ files }));
  expect(refuse).toThrow(expect.objectContaining({ code: 'RELEASE_INVALID', details: named }));
});
