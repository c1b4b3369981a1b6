import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_AREA } from '@danqing/contracts/releases';
import { areaFolders } from './area-folders.ts';
import { listImports, readInstalled, type InstalledPackage } from './imported-packages.ts';
import { WORKSPACE } from './steps.ts';

const PACKAGE = /^.*node_modules\//;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
/** Packages of other platforms are excluded, because the file must be the same on every machine. */
const ONE_PLATFORM = /(?:^|[-/])(?:linux|darwin|win32|freebsd|android|wasm32|openharmony)/;
const SERVER_PLATFORM = /linux-(?:x64|arm64)(?:-gnu)?$/;

/** Every bundle contains these, although no source imports them. */
const RUNTIME = ['@module-federation/runtime-core', '@module-federation/webpack-bundler-runtime'].map(
  (name) => `node_modules/${name}`,
);

/** The gateway cuts page fonts from these, although no source imports them. */
const FONTS = ['noto-serif-sc', 'noto-serif-jp'].map((name) => `node_modules/@fontsource-variable/${name}`);

/** Licences of parts that come from no package. */
const BESIDE_SOURCES = [
  ['libs/web/ui-kit/src/icons/LICENSE', 'Lucide (icons)'],
  ['libs/api/contracts/src/readings/LICENSE', 'Unicode CLDR (readings)'],
  ['libs/color/palette-formats/src/print/LICENSE', 'FOGRA39L (inks of coated paper)'],
] as const;

/**
 * Returns the text of THIRD_PARTY.md: shipped packages with their licences, and the notices of the packages
 * in browsers.
 */
export function thirdPartyPage(): string {
  const installed = readInstalled();
  const fronts = [SHELL_AREA, 'operator-console', ...areaFolders(WORKSPACE)];
  const inBrowsers = packagesOf([...fronts, ...RUNTIME, ...FONTS], installed);
  const onServers = packagesOf(['tools'], installed).filter((place) => !inBrowsers.includes(place));
  const line = (place: string) =>
    `| ${place.replace(PACKAGE, '')} | ${installed[place]?.version} | ${licenceOf(place, installed)} |`;
  const table = (places: readonly string[]) =>
    ['| Package | Version | Licence |', '| --- | --- | --- |', ...new Set(places.map(line))].join('\n');
  return [
    '# Third-party software, fonts and data',
    'Written by `npm run third-party` from the lock file and the installed packages, and checked by the tests.',
    '## In browsers',
    'What the shell, the areas and the operator console may bundle; bundlers leave out what is not used. The packages with the licence OFL-1.1 are fonts, of which browsers get the characters of a page. The icons of `libs/web/ui-kit` are drawings of Lucide.',
    table(inBrowsers),
    '## On servers',
    'Shipped by `npm run pack` beside the above, each package with its licence file. Packages of one platform only have the licence of the package that asks for them.',
    table(onServers),
    ...platformSection(onServers, installed),
    '## Duties',
    'Most of these licences ask for one thing: that their text and the names of the authors go along, as they do in the pack and below. The following ask for more of whoever passes the site on, as a pack or as an image.',
    ...dutiesOf([...inBrowsers, ...onServers], installed),
    'Not shipped, but in the container image of `deploy/Containerfile`: the packages of Debian, among them **ffmpeg (GPL-2.0-or-later)**, which is run as a process of its own and linked to nothing of ours. Whoever passes the image on offers the sources of the same versions with it: `apt-get source` or snapshot.debian.org has them, and `/usr/share/doc` the licences.',
    'With `--node` the pack has the program of Node.js, with its licence beside it in `bin`.',
    '## Data',
    'The names and values of the colours in `services/colors/data` are those that circulate; every colour says in `provenance` which collection has it. What a name means in English and Japanese is our own writing.',
    'The pinyin of characters in `libs/api/contracts/src/readings` is derived from the transform Han-Latin of Unicode CLDR (Unicode-3.0).',
    'The inks of coated paper in `libs/color/palette-formats/src/print` are computed from the characterisation data FOGRA39L of icc-profiles-free (Zlib).',
    '## Notices',
    ...notices(inBrowsers),
  ].join('\n\n');
}

const packagesOf = (projects: readonly string[], installed: Record<string, InstalledPackage>): string[] =>
  [...new Set(projects.flatMap((project) => listImports(project, installed).packages))]
    .filter((place) => !ONE_PLATFORM.test(place.replace(PACKAGE, '')))
    .sort();

/** Lists platform packages of servers whose licence differs from that of the package that requires them. */
function platformSection(places: readonly string[], installed: Record<string, InstalledPackage>): string[] {
  const others = platformPackages(places, installed).filter(
    ({ part, place }) => installed[part]?.license !== installed[place]?.license,
  );
  if (others.length === 0) return [];
  const line = ({ part }: { part: string }) =>
    `| ${part.replace(PACKAGE, '')} | ${installed[part]?.version} | ${installed[part]?.license} |`;
  return [
    'Of those packages of one platform these have another licence.',
    ['| Package | Version | Licence |', '| --- | --- | --- |', ...others.map(line)].join('\n'),
  ];
}

const platformPackages = (
  places: readonly string[],
  installed: Record<string, InstalledPackage>,
): { part: string; place: string }[] =>
  places
    .flatMap((place) =>
      Object.keys(installed[place]?.optionalDependencies ?? {})
        .map((name) => ({ part: `node_modules/${name}`, place }))
        .filter(({ part }) => SERVER_PLATFORM.test(part)),
    )
    .sort((one, other) => (one.part < other.part ? -1 : 1));

/** Returns every npm package that a packed folder contains on this platform, with its stated licence. */
export function shippedPackages(): { place: string; licence: string }[] {
  const installed = readInstalled();
  const fronts = [SHELL_AREA, 'operator-console', ...areaFolders(WORKSPACE)];
  const places = [...fronts, ...RUNTIME, 'tools'].flatMap((start) => listImports(start, installed).packages);
  return [...new Set(places)].map((place) => ({ place, licence: licenceOf(place, installed) }));
}

/** Duties of copyleft licences beyond passing on their text. */
const DUTIES: readonly [licence: RegExp, duty: string][] = [
  [
    /OFL/,
    'The fonts go along with their copyright notice and licence, are not sold by themselves, and keep this licence. A changed font must not carry a reserved name; these reserve none.',
  ],
  [
    /MPL/,
    'Changed files stay under this licence, and their sources are offered. Unchanged packages carry theirs.',
  ],
  [
    /LGPL/,
    'The library can be replaced by a changed one: it stays a file of its own. Its sources, in the version that is shipped, are offered with it.',
  ],
  [/CC-BY/, 'The authors are named, with the licence and what was changed.'],
];

/**
 * Returns the duty of a licence, or null when its notice is enough.
 *
 * @throws {Error} for a copyleft licence without an entry; add one before it is shipped
 */
export function dutyOf(licence: string): string | null {
  // Of alternatives we choose the permissive one.
  if (/\bOR\b|,/.test(licence)) return null;
  if (/(?:^|[^L])A?GPL/.test(licence))
    throw new Error(
      `${licence}: nothing under it is shipped (docs/adr/0080-use-the-ffmpeg-of-the-system.md)`,
    );
  const duty = DUTIES.find(([pattern]) => pattern.test(licence))?.[1];
  if (duty === undefined && /GPL|MPL|EPL|CDDL|EUPL|OSL|CC-|OFL|-SA\b/.test(licence) && !/^CC0/.test(licence))
    throw new Error(`${licence}: say in DUTIES what it asks for`);
  return duty ?? null;
}

function dutiesOf(places: readonly string[], installed: Record<string, InstalledPackage>): string[] {
  const owed = new Map<string, string[]>();
  const parts = platformPackages(places, installed).map(({ part }) => part);
  for (const place of [...places, ...parts]) {
    const licence = SERVER_PLATFORM.test(place) ? installed[place]?.license : licenceOf(place, installed);
    if (licence && dutyOf(licence) !== null)
      owed.set(licence, [...(owed.get(licence) ?? []), place.replace(PACKAGE, '')]);
  }
  return [...owed].map(
    ([licence, names]) => `- **${licence}** (${[...new Set(names)].sort().join(', ')}): ${dutyOf(licence)}`,
  );
}

/** Returns the licence from the lock file, otherwise from the package itself. */
function licenceOf(place: string, installed: Record<string, InstalledPackage>): string {
  const stated = installed[place]?.license;
  if (stated) return stated;
  const { license } = JSON.parse(readFileSync(join(WORKSPACE, place, 'package.json'), 'utf8')) as {
    license?: string;
  };
  if (!license) throw new Error(`${place} states no licence: look it up before it is shipped`);
  return license;
}

function notices(places: readonly string[]): string[] {
  const owners = new Map<string, Set<string>>();
  const add = (text: string, owner: string) => owners.set(text, (owners.get(text) ?? new Set()).add(owner));
  for (const place of places) {
    const folder = join(WORKSPACE, place);
    for (const file of readdirSync(folder).filter((name) => LICENCE_FILE.test(name)))
      add(textOf(join(folder, file)), place.replace(PACKAGE, ''));
  }
  for (const [file, owner] of BESIDE_SOURCES) add(textOf(join(WORKSPACE, file)), owner);
  return [...owners].map(
    ([text, names]) => `### ${[...names].sort().join(', ')}\n\n\`\`\`text\n${text}\n\`\`\``,
  );
}

const textOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').replaceAll('```', "'''").trim();
