import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from './steps.ts';
import { dutyOf, shippedPackages, thirdPartyPage } from './third-party.ts';

/**
 * Licences under which a package may be shipped. Another licence needs a decision. Of `AFL-2.1 OR
 * BSD-3-Clause` we choose the second; `MIT,Apache2` is an old package's spelling of either. The LGPL asks that
 * the library stays a file of its own.
 */
const ALLOWED =
  /^\(?(?:AFL-2\.1 OR BSD-3-Clause|MIT|ISC|0BSD|MIT-0|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|OFL-1\.1|LGPL-3\.0|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|Python-2\.0|Zlib|Unlicense|MIT,Apache2| AND | OR )+\)?$/;

const page = thirdPartyPage();
const licences = [...page.matchAll(/^\| (\S+) \| \S+ \| (.+) \|$/gm)].filter(([, name]) => name !== '---');

// `npm run third-party` regenerates the file.
test('THIRD_PARTY.md names what is shipped', async () => {
  await expect(page).toMatchFileSnapshot('../THIRD_PARTY.md');
});

test('every licence is one that allows shipping', () => {
  expect(licences.length).toBeGreaterThan(50);
  const others = licences.filter(([, name, licence]) => name !== 'Package' && !ALLOWED.test(licence ?? ''));
  expect(others.map(([row]) => row)).toEqual([]);
});

test('what a copyleft asks for is written down, and nothing under the GPL is shipped', () => {
  expect(page.slice(page.indexOf('## Duties'), page.indexOf('## Data'))).toMatch(
    /\*\*OFL-1\.1\*\* \(.*noto-serif-sc.*\): /,
  );
  for (const licence of ['MIT', '(AFL-2.1 OR BSD-3-Clause)', 'CC0-1.0', 'MIT,Apache2'])
    expect(dutyOf(licence), licence).toBeNull();
  for (const licence of ['OFL-1.1', 'MPL-2.0', 'LGPL-2.1', 'LGPL-3.0-or-later', 'CC-BY-4.0'])
    expect(dutyOf(licence), licence).toMatch(/\w/);
  for (const licence of ['GPLv3', 'GPL-2.0-only', 'AGPL-3.0', 'Apache-2.0 AND GPL-3.0-or-later', 'EPL-2.0'])
    expect(() => dutyOf(licence), licence).toThrow();
});

/**
 * Strings that a program contains if it was built with GPL parts, regardless of the licence that its package
 * states.
 */
const GPL_INSIDE = ['--enable-gpl', '--enable-nonfree', 'x264 - core', 'x265 [info]', 'GNU AFFERO GENERAL'];

test('no binary that is shipped has parts under the GPL inside', () => {
  const places = shippedPackages().map(({ place }) => join(WORKSPACE, place));
  const binaries = places.flatMap((place) =>
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => isProgram(file)),
  );
  expect(binaries.length).toBeGreaterThan(0);
  for (const file of binaries) {
    const bytes = readFileSync(file);
    expect([file, GPL_INSIDE.filter((sign) => bytes.includes(sign))]).toEqual([file, []]);
  }
});

/** Recognises ELF, Mach-O and WebAssembly by their first bytes. */
function isProgram(file: string): boolean {
  const first = Buffer.alloc(4);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, first, 0, 4, 0);
  } finally {
    closeSync(opened);
  }
  return ['7f454c46', 'cffaedfe', '0061736d'].includes(first.toString('hex'));
}

test('the fonts and the packages of the page have their notices', () => {
  const notices = page.slice(page.indexOf('## Notices'));
  for (const name of [
    'react-dom',
    '@fontsource-variable/noto-serif-sc',
    'i18next',
    'culori',
    '@module-federation/runtime-core',
    'Lucide',
    'Unicode CLDR',
  ])
    expect(notices).toMatch(new RegExp(`^### .*${name}`, 'm'));
});

test('the readings are credited to Unicode CLDR', () => {
  expect(page.slice(page.indexOf('## Data'), page.indexOf('## Notices'))).toContain('Unicode CLDR');
});
