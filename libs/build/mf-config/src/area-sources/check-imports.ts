import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import ts from 'typescript';
import type { AreaProblem } from './area-problem.ts';
import { lineOf, parseSource } from './parse-source.ts';

const SOURCE = /(?<!\.d)\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** Tags (`nx.tags`) of the packages of this workspace that a browser must not get. */
const SERVER_TAGS = ['type:service', 'type:gateway', 'type:server-lib', 'type:tool', 'type:test', 'type:e2e'];

interface PackageFile {
  nx?: { tags?: string[] };
}

/** Finds imports of other areas, of the shell, of services and of the server's libraries. */
export function checkImports(root: string, files: readonly string[]): AreaProblem[] {
  return files
    .filter((file) => SOURCE.test(file) && !TEST.test(file))
    .flatMap((file) => {
      const source = parseSource(root, file);
      const { importedFiles } = ts.preProcessFile(source.text, true, true);
      return importedFiles.flatMap(({ fileName: specifier, pos }) => {
        const message = refuseImport(root, file, specifier);
        return message === null ? [] : [{ file, line: lineOf(source, pos), message }];
      });
    });
}

/**
 * Returns why a source of an area may not import a module, or null if it may.
 *
 * @param root folder of the area
 * @param file path of the importing source from `root`
 */
export function refuseImport(root: string, file: string, specifier: string): string | null {
  const own = realpathSync(root);
  const folder = findPackage(dirname(join(own, file)), specifier);
  if (folder === null && specifier.startsWith('@danqing/'))
    return `"${specifier}" is not installed. Areas import @danqing/area; link to pages of other areas by their path.`;
  const what = folder && folder !== own ? forbidden(folder) : null;
  return what === null
    ? null
    : `"${specifier}" is ${what}. Link to its pages by their path, or call its API.`;
}

function forbidden(folder: string): string | null {
  if (existsSync(join(folder, 'area.json'))) return 'another area';
  const { nx } = readPackage(folder);
  return nx?.tags?.some((tag) => SERVER_TAGS.includes(tag)) ? 'a service or a part of the server' : null;
}

/** Returns the folder of the package that a specifier leads to, without resolving the file in it. */
function findPackage(from: string, specifier: string): string | null {
  if (specifier.startsWith('.') || isAbsolute(specifier)) return packageAbove(resolve(from, specifier));
  const [, name] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? [];
  if (name === undefined) return null;
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (dirname(folder) === folder) return null;
  }
}

function packageAbove(path: string): string | null {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
    if (dirname(folder) === folder) return null;
  }
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
