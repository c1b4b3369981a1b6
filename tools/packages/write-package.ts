import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WORKSPACE } from '../steps.ts';
import { compileModules } from './compile-modules.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { installedVersion } from './installed-version.ts';
import { packageFolder, type PackageDefinition } from './package-definitions.ts';
import type { Placement } from './placement.ts';
import { locateSource, namesOf, sourceOf, versionFor } from './workspace-names.ts';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/**
 * Writes a package as it is published: compiled modules, types, styles, texts and a manifest with the
 * dependencies that they import.
 *
 * @param target new folder
 */
export async function writePackage(definition: PackageDefinition, target: string): Promise<Manifest> {
  const manifest = JSON.parse(
    readFileSync(join(packageFolder(definition), 'package.json'), 'utf8'),
  ) as Manifest;
  const placement = placementOf(definition, manifest.name);
  const exported = Object.values(definition.exports).flatMap(namesOf).map(sourceFile);
  const further = [...Object.values(definition.commands), ...definition.modules].map(sourceFile);
  const modules = await compileModules([...exported, ...further], placement);
  const types = await emitDeclarations(exported, placement);
  for (const [from, content] of modules.files) write(join(target, placement.place(from)), content);
  for (const [from, content] of types.files) write(join(target, typesOf(placement.place(from))), content);
  cpSync(join(packageFolder(definition), 'README.md'), join(target, 'README.md'));
  cpSync(join(import.meta.dirname, 'CHANGELOG.md'), join(target, 'CHANGELOG.md'));
  copyLicences(modules.files.keys(), placement, target);
  const complete = {
    ...manifest,
    exports: exportsOf(definition, placement),
    ...commandsOf(definition, placement),
    dependencies: dependenciesOf(manifest, [
      ...modules.imported,
      ...[...types.imported].flatMap(([name, from]) => [
        [name, from] as const,
        [`@types/${packageOf(name)}`, from] as const,
      ]),
    ]),
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(complete, null, 2)}\n`);
  return complete;
}

function placementOf(definition: PackageDefinition, name: string): Placement {
  const own = packageFolder(definition);
  const { shared } = definition;
  return {
    place(source) {
      const compiled = source.replace(/(?<!\.d(?:\.json)?)\.tsx?$/, '.js');
      if (compiled.startsWith(`${own}/`))
        return join('dist', compiled.slice(own.length + 1).replace(/^src\//, ''));
      const { project } = locateSource(source);
      return join('dist', project, locateSource(compiled).path);
    },
    resolve(specifier) {
      const isShared = shared !== undefined && `${specifier}/`.startsWith(`${shared}/`);
      return {
        source: sourceOf(specifier),
        name: isShared ? specifier.replace(shared, name) : undefined,
      };
    },
  };
}

const sourceFile = (name: string) => (name.startsWith('@danqing/') ? sourceOf(name) : join(WORKSPACE, name));

const typesOf = (path: string) => path.replace(/\.js$/, '.d.ts');

function exportsOf({ exports }: PackageDefinition, { place }: Placement) {
  const entries = Object.entries(exports).map(([path, name]) => {
    const target = `./${place(sourceFile(name))}`;
    return [path, target.endsWith('.js') ? { types: typesOf(target), default: target } : target];
  });
  return Object.fromEntries([...entries, ['./package.json', './package.json']]) as Record<string, unknown>;
}

function commandsOf(definition: PackageDefinition, { place }: Placement) {
  const entries = Object.entries(definition.commands).map(([name, path]) => [name, place(sourceFile(path))]);
  return entries.length > 0 ? { bin: Object.fromEntries(entries) as Record<string, string> } : {};
}

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Returns exact versions: of what is imported, and of what the manifest names because no import shows it. */
function dependenciesOf(
  { name: own, dependencies = {}, peerDependencies = {} }: Manifest,
  imported: readonly (readonly [name: string, source: string])[],
): Record<string, string> {
  const found = Object.fromEntries(Object.keys(dependencies).map((name) => [name, installedVersion(name)]));
  for (const [specifier, source] of imported) {
    const isTypes = specifier.startsWith('@types/');
    const name = isTypes ? `@types/${packageOf(specifier.slice('@types/'.length))}` : packageOf(specifier);
    if (name === own || name in peerDependencies || name in found) continue;
    const version = versionFor(source, name);
    if (version) found[name] = version;
    else if (!isTypes) throw new Error(`${source} imports ${name}, which its project does not depend on`);
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Copied works such as the icons have their licence beside them. */
function copyLicences(sources: Iterable<string>, { place }: Placement, target: string): void {
  for (const folder of new Set([...sources].map(dirname))) {
    const licence = join(folder, 'LICENSE');
    if (existsSync(licence))
      cpSync(licence, join(target, dirname(place(join(folder, 'index.ts'))), 'LICENSE'));
  }
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
