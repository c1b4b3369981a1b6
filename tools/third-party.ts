import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_AREA } from '@danqing/contracts/releases';
import { areaFolders } from './area-folders.ts';
import { importedBy, readInstalled, type Installed } from './imported-packages.ts';
import { WORKSPACE } from './steps.ts';

const PACKAGE = /^.*node_modules\//;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
/** Packages of other platforms are not installed everywhere, and the file must be the same on every machine. */
const ONE_PLATFORM = /(?:^|[-/])(?:linux|darwin|win32|freebsd|android|wasm32|openharmony)/;
const SERVER_PLATFORM = /linux-(?:x64|arm64)(?:-gnu)?$/;

/** What the build writes into every bundle, though no page imports it. */
const RUNTIME = ['@module-federation/runtime-core', '@module-federation/webpack-bundler-runtime'].map(
  (name) => `node_modules/${name}`,
);

/** `THIRD_PARTY.md`: what is shipped that others wrote, under which licence, and the notices of what browsers get. */
export function thirdPartyPage(): string {
  const installed = readInstalled();
  const fronts = [SHELL_AREA, 'operator-console', ...areaFolders(WORKSPACE)];
  const inBrowsers = packagesOf([...fronts, ...RUNTIME], installed);
  const onServers = packagesOf(['tools'], installed).filter((place) => !inBrowsers.includes(place));
  const line = (place: string) =>
    `| ${place.replace(PACKAGE, '')} | ${installed[place]?.version} | ${licenceOf(place, installed)} |`;
  const table = (places: readonly string[]) =>
    ['| Package | Version | Licence |', '| --- | --- | --- |', ...new Set(places.map(line))].join('\n');
  return [
    '# Third-party software, fonts and data',
    'Written by `npm run third-party` from the lock file and the installed packages, and checked by the tests.',
    '## In browsers',
    'What the shell, the areas and the operator console may bundle; bundlers leave out what is not used. The fonts are the packages with the licence OFL-1.1. The icons of `libs/ui-kit` are drawings of Lucide.',
    table(inBrowsers),
    '## On servers',
    'Shipped by `npm run pack` beside the above, each package with its licence file. Packages of one platform only have the licence of the package that asks for them.',
    table(onServers),
    'Of those packages of one platform these have another licence. The program ffmpeg is not linked to anything of ours: it is run as a process of its own, its source is that of its [builds](https://www.johnvansickle.com/ffmpeg/), the text of its licence that of [GNU](https://www.gnu.org/licenses/gpl-3.0.html), and `FFMPEG_PATH` puts another one in its place.',
    table(platformPackages(onServers, installed)),
    '## Data',
    'The names and values of the colours in `services/colors/data` are those that circulate; every colour says in `provenance` which collection has it. What a name means in English and Japanese is our own writing.',
    '## Notices',
    ...notices(inBrowsers),
  ].join('\n\n');
}

const packagesOf = (projects: readonly string[], installed: Record<string, Installed>): string[] =>
  [...new Set(projects.flatMap((project) => importedBy(project, installed).packages))]
    .filter((place) => !ONE_PLATFORM.test(place.replace(PACKAGE, '')))
    .sort();

/** Packages of the platforms of a server under another licence than the package that asks for them. */
const platformPackages = (places: readonly string[], installed: Record<string, Installed>): string[] =>
  places
    .flatMap((place) =>
      Object.keys(installed[place]?.optionalDependencies ?? {})
        .map((name) => `node_modules/${name}`)
        .filter(
          (part) => SERVER_PLATFORM.test(part) && installed[part]?.license !== installed[place]?.license,
        ),
    )
    .sort();

/** Of the lock file, else of the package itself. */
function licenceOf(place: string, installed: Record<string, Installed>): string {
  const stated = installed[place]?.license;
  if (stated) return stated;
  const { license } = JSON.parse(readFileSync(join(WORKSPACE, place, 'package.json'), 'utf8')) as {
    license?: string;
  };
  if (!license) throw new Error(`${place} states no licence: look it up before it is shipped`);
  return license;
}

/** Each text once, under the packages that it belongs to. */
function notices(places: readonly string[]): string[] {
  const owners = new Map<string, Set<string>>();
  const add = (text: string, owner: string) => owners.set(text, (owners.get(text) ?? new Set()).add(owner));
  for (const place of places) {
    const folder = join(WORKSPACE, place);
    for (const file of readdirSync(folder).filter((name) => LICENCE_FILE.test(name)))
      add(textOf(join(folder, file)), place.replace(PACKAGE, ''));
  }
  const icons = join(WORKSPACE, 'libs/ui-kit/src/icons/LICENSE');
  if (existsSync(icons)) add(textOf(icons), 'Lucide (icons)');
  return [...owners].map(
    ([text, names]) => `### ${[...names].sort().join(', ')}\n\n\`\`\`text\n${text}\n\`\`\``,
  );
}

const textOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').replaceAll('```', "'''").trim();
