import { expect, test } from 'vitest';
import { thirdPartyPage } from './third-party.ts';

/** Licences under which a package may be shipped; another one is a decision. Of `AFL-2.1 OR BSD-3-Clause` we take the second; `MIT,Apache2` is one old package's way to say either. */
const ALLOWED =
  /^\(?(?:AFL-2\.1 OR BSD-3-Clause|MIT|ISC|0BSD|MIT-0|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|Python-2\.0|Zlib|Unlicense|MIT,Apache2| AND | OR )+\)?$/;

/** A program that is run and not linked ([ADR 48](../docs/adr/0048-an-engine-of-its-own.md)). */
const PROGRAM = /^@ffmpeg-installer\//;

const page = thirdPartyPage();
const licences = [...page.matchAll(/^\| (\S+) \| \S+ \| (.+) \|$/gm)].filter(([, name]) => name !== '---');

// `npm run third-party` writes it anew.
test('THIRD_PARTY.md names what is shipped', async () => {
  await expect(page).toMatchFileSnapshot('../THIRD_PARTY.md');
});

test('every licence is one that allows shipping', () => {
  expect(licences.length).toBeGreaterThan(50);
  const others = licences.filter(([, name, licence]) => name !== 'Package' && !ALLOWED.test(licence ?? ''));
  const linked = others.filter(([, name]) => !PROGRAM.test(name ?? ''));
  expect(linked.map(([row]) => row)).toEqual([]);
  // What the program itself is under is said, and not what its installer is under.
  expect(others.map(([, name, licence]) => `${name} ${licence}`)).toContain(
    '@ffmpeg-installer/linux-x64 GPLv3',
  );
});

test('the fonts and the packages of the page have their notices', () => {
  const notices = page.slice(page.indexOf('## Notices'));
  for (const name of [
    'react-dom',
    '@fontsource-variable/noto-serif-sc',
    'i18next',
    'culori',
    '@module-federation/runtime-core',
    'Lucide',
  ])
    expect(notices).toMatch(new RegExp(`^### .*${name}`, 'm'));
});
