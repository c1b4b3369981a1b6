import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { areaFolders } from './area-folders.ts';
import { digestFiles, listFiles } from './digest-files.ts';
import { WORKSPACE } from './steps.ts';

/** A unit of the build. Inputs are a project and its imports; the output is a folder. */
export interface BuildUnit {
  name: string;
  kind: 'scripts' | 'release' | 'console' | 'charts';
  root: string;
  output: string;
  /** Folders in `output` that belong to other units. */
  excludedFolders: readonly string[];
  /** Temporary output, on the same disk so that a rename can replace `output`. */
  temporaryOutput: string;
}

interface Stamp {
  inputs: string;
  outputs: string;
}

const CHARTS = 'chart-pages';
const NO_INPUT = /(?:\.test\.tsx?|\.bench\.ts|(?:^|\/)README\.md)$/;
const NO_SOURCE_FOLDERS = ['dist', '.build', 'node_modules', 'test-results'];
const SHARED_INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.build.json',
  'tsconfig.nest.json',
  'tsconfig.web.json',
];
const BUILDERS = ['build-units.ts', 'bundle.ts', 'transpile.ts'].map((name) => `tools/${name}`);

export function listUnits(): BuildUnit[] {
  const scripts = globSync('{libs/*,services}/*/tsconfig.build.json', { cwd: WORKSPACE }).map(dirname).sort();
  const unit = (kind: BuildUnit['kind'], root: string, rest: Partial<BuildUnit> = {}): BuildUnit => ({
    name: basename(root),
    kind,
    root,
    output: join(WORKSPACE, root, 'dist'),
    excludedFolders: [],
    temporaryOutput: join(WORKSPACE, root, '.build', `next-${kind}`),
    ...rest,
  });
  const exists = (file: string) => existsSync(join(WORKSPACE, file));
  return [
    ...['shell', ...areaFolders(WORKSPACE)]
      .filter((root) => exists(`${root}/rspack.config.ts`))
      .map((root) => unit('release', root)),
    ...(exists('operator-console/build.ts') ? [unit('console', 'operator-console')] : []),
    ...scripts.flatMap((root) =>
      exists(`${root}/src/charts/write-charts.ts`)
        ? [
            unit('scripts', root, { excludedFolders: [CHARTS] }),
            unit('charts', root, {
              name: `${basename(root)} charts`,
              output: join(WORKSPACE, root, 'dist', CHARTS),
            }),
          ]
        : [unit('scripts', root)],
    ),
  ];
}

export function selectUnits(units: readonly BuildUnit[], projects: readonly string[]): BuildUnit[] {
  if (projects.length === 0) return [...units];
  const roots = new Set(projects.flatMap((name) => importedProjects(folderOf(name))));
  return units.filter(({ root }) => roots.has(root));
}

/**
 * Returns input digests by unit. Scripts are transpiled per file, so only their own sources count. All other
 * units also depend on the sources of imported projects.
 */
export function digestInputs(units: readonly BuildUnit[]): Map<BuildUnit, string> {
  const digests = new Map<string, string>();
  const digestProject = (root: string) => {
    const known = digests.get(root);
    if (known !== undefined) return known;
    const folder = join(WORKSPACE, root);
    const files = listFiles(folder, NO_SOURCE_FOLDERS).filter((file) => !NO_INPUT.test(file));
    const digest = `${root} ${digestFiles(folder, files)}`;
    digests.set(root, digest);
    return digest;
  };
  const surroundings = [...SHARED_INPUTS, ...BUILDERS].filter((file) => existsSync(join(WORKSPACE, file)));
  const shared = `${process.version} ${digestFiles(WORKSPACE, surroundings)}`;
  return new Map(
    units.map((unit) => {
      const roots =
        unit.kind === 'scripts' ? [unit.root] : importedProjects(unit.root, { builders: unit.kind });
      const hash = createHash('sha256').update(shared);
      for (const root of roots) hash.update(`\0${digestProject(root)}`);
      return [unit, hash.digest('base64url')];
    }),
  );
}

export function isBuilt(unit: BuildUnit, inputs: string): boolean {
  try {
    const stamp = JSON.parse(readFileSync(stampFile(unit), 'utf8')) as Stamp;
    return stamp.inputs === inputs && stamp.outputs === digestOutputs(unit);
  } catch {
    return false;
  }
}

/** A unit without a stamp counts as not built. */
export const unstampUnit = (unit: BuildUnit): void => rmSync(stampFile(unit), { force: true });

export function stampUnit(unit: BuildUnit, inputs: string): void {
  mkdirSync(dirname(stampFile(unit)), { recursive: true });
  const stamp: Stamp = { inputs, outputs: digestOutputs(unit) };
  writeFileSync(stampFile(unit), JSON.stringify(stamp));
}

const digestOutputs = ({ output, excludedFolders }: BuildUnit): string =>
  digestFiles(output, listFiles(output, excludedFolders));

const stampFile = ({ root, kind }: BuildUnit): string =>
  join(WORKSPACE, root, '.build', `stamp-${kind}.json`);

function folderOf(project: string): string {
  const name = project.replace(/^@danqing\//, '');
  const [file] = globSync([`{libs/*,services}/${name}/package.json`, `${name}/package.json`], {
    cwd: WORKSPACE,
  });
  if (!file) throw new Error(`There is no project ${project}.`);
  return dirname(file);
}

function importedProjects(root: string, { builders }: { builders?: BuildUnit['kind'] } = {}): string[] {
  const found = new Set<string>();
  const waiting = [root, ...(builders === 'release' ? ['libs/build/mf-config'] : [])];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    const { dependencies = {} } = JSON.parse(readFileSync(join(WORKSPACE, at, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    waiting.push(
      ...Object.keys(dependencies)
        .filter((name) => name.startsWith('@danqing/'))
        .map(folderOf),
    );
  }
  return [...found].sort();
}
