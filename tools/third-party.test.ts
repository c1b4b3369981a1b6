import { expect, test } from 'vitest';
import { thirdPartyPage } from './third-party.ts';

/** Licences under which a package may be shipped; another one is a decision. Of `AFL-2.1 OR BSD-3-Clause` we take the second. */
const ALLOWED =
  /^\(?(?:AFL-2\.1 OR BSD-3-Clause|MIT|ISC|0BSD|MIT-0|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|Python-2\.0|Zlib|Unlicense| AND | OR )+\)?$/;

const page = thirdPartyPage();
const licences = [...page.matchAll(/^\| (\S+) \| \S+ \| (.+) \|$/gm)].filter(([, name]) => name !== '---');

// `npm run third-party` writes it anew.
test('THIRD_PARTY.md names what is shipped', async () => {
  await expect(page).toMatchFileSnapshot('../THIRD_PARTY.md');
});

test('every licence is one that allows shipping', () => {
  expect(licences.length).toBeGreaterThan(50);
  const others = licences.filter(([, name, licence]) => name !== 'Package' && !ALLOWED.test(licence ?? ''));
  expect(others.map(([row]) => row)).toEqual([]);
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
