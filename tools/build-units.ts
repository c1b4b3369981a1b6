import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { areaFolders } from './area-folders.ts';
import { digestFiles, listFiles } from './digest-files.ts';
import { WORKSPACE } from './steps.ts';

/** Something that is built as one: its inputs are a project with all that it imports, its output is a folder. */
export interface BuildUnit {
  /** Of the project, without its scope; what else is built of a project adds a word. */
  name: string;
  kind: 'scripts' | 'release' | 'console' | 'charts';
  /** Project folder below the workspace. */
  root: string;
  /** Absolute path of what is built. */
  output: string;
  /** Folders in `output` that are units of their own. */
  except: readonly string[];
  /** Where a new build is written before it replaces `output`, on the same disk. */
  next: string;
}

interface Stamp {
  inputs: string;
  outputs: string;
}

const CHARTS = 'chart-pages';
/** No input of a build. */
const NO_INPUT = /(?:\.test\.tsx?|\.bench\.ts|(?:^|\/)README\.md)$/;
const NO_SOURCE_FOLDERS = ['dist', '.build', 'node_modules', 'test-results'];
/** What every build depends on besides its sources. */
const SURROUNDINGS = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.build.json',
  'tsconfig.nest.json',
  'tsconfig.web.json',
];
const BUILDERS = ['build-units.ts', 'bundle.ts', 'transpile.ts'].map((name) => `tools/${name}`);

/** Everything that is built in the workspace. */
export function listUnits(): BuildUnit[] {
  const scripts = globSync('{libs,services}/*/tsconfig.build.json', { cwd: WORKSPACE }).map(dirname).sort();
  const unit = (kind: BuildUnit['kind'], root: string, rest: Partial<BuildUnit> = {}): BuildUnit => ({
    name: basename(root),
    kind,
    root,
    output: join(WORKSPACE, root, 'dist'),
    except: [],
    next: join(WORKSPACE, root, '.build', `next-${kind}`),
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
            unit('scripts', root, { except: [CHARTS] }),
            unit('charts', root, {
              name: `${basename(root)} charts`,
              output: join(WORKSPACE, root, 'dist', CHARTS),
            }),
          ]
        : [unit('scripts', root)],
    ),
  ];
}

/** The units of the named projects and of all that these import; of all projects if none is named. */
export function selectUnits(units: readonly BuildUnit[], projects: readonly string[]): BuildUnit[] {
  if (projects.length === 0) return [...units];
  const roots = new Set(projects.flatMap((name) => importedProjects(folderOf(name))));
  return units.filter(({ root }) => roots.has(root));
}

/**
 * Digests of inputs by unit. Scripts are transpiled file by file, so only their own sources count; all else is made from
 * sources of the imported projects, too.
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
  const surroundings = [...SURROUNDINGS, ...BUILDERS].filter((file) => existsSync(join(WORKSPACE, file)));
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

/** Returns whether a unit's output is what was built from these inputs. */
export function isBuilt(unit: BuildUnit, inputs: string): boolean {
  try {
    const stamp = JSON.parse(readFileSync(stampFile(unit), 'utf8')) as Stamp;
    return stamp.inputs === inputs && stamp.outputs === digestOutputs(unit);
  } catch {
    return false;
  }
}

/** Removes the stamp of a unit: until `stampUnit` it counts as not built. */
export const unstampUnit = (unit: BuildUnit): void => rmSync(stampFile(unit), { force: true });

/** Notes that a unit's output was built from these inputs. */
export function stampUnit(unit: BuildUnit, inputs: string): void {
  mkdirSync(dirname(stampFile(unit)), { recursive: true });
  const stamp: Stamp = { inputs, outputs: digestOutputs(unit) };
  writeFileSync(stampFile(unit), JSON.stringify(stamp));
}

const digestOutputs = ({ output, except }: BuildUnit): string =>
  digestFiles(output, listFiles(output, except));

const stampFile = ({ root, kind }: BuildUnit): string =>
  join(WORKSPACE, root, '.build', `stamp-${kind}.json`);

function folderOf(project: string): string {
  const name = project.replace(/^@danqing\//, '');
  const folder = [`libs/${name}`, `services/${name}`, name].find((path) =>
    existsSync(join(WORKSPACE, path, 'package.json')),
  );
  if (!folder) throw new Error(`There is no project ${project}.`);
  return folder;
}

/** A project and the projects that it imports, directly or through others; with what bundles it, if it is bundled. */
function importedProjects(root: string, { builders }: { builders?: BuildUnit['kind'] } = {}): string[] {
  const found = new Set<string>();
  const waiting = [root, ...(builders === 'release' ? ['libs/mf-config'] : [])];
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
