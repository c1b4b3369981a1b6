import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { CheckedFile } from './checked-files.ts';

export interface ImportGraph {
  /** Returns the workspace files that `roots` import, transitively, with the roots. */
  reach: (roots: readonly string[], options: ts.CompilerOptions) => Set<string>;
  /** Returns the text as it was read first. A file may be edited while its types are checked. */
  sourceOf: (file: string) => string | undefined;
  /** Returns a hash of the file's text. */
  textOf: (file: string) => string;
  importsOf: (file: string) => string[];
  /** Returns whether the file declares names for files that do not import it. */
  isAmbient: (file: string) => boolean;
  hasDeclarations: (file: string) => boolean;
  /** Returns a hash of the file's declarations and of all that they import. */
  declarationsOf: (file: string) => string;
  setDeclarations: (file: string, text: string, options: ts.CompilerOptions) => void;
  recordOf: (file: string, key: string) => CheckedFile;
}

/**
 * Reads which workspace files import which. Packages are not part of the graph.
 *
 * @param passed files of an earlier run; the imports of files with the same text are not resolved again
 */
export function createImportGraph(workspace: string, passed: ReadonlyMap<string, CheckedFile>): ImportGraph {
  const files = new Map<string, Omit<CheckedFile, 'key'>>();
  const sources = new Map<string, string>();
  const resolutions = new Map<string, ts.ModuleResolutionCache>();
  /** Results of `declarationsOf`, valid until some declarations change. */
  const closures = new Map<string, string>();

  function resolve(text: string, from: string, options: ts.CompilerOptions): string[] {
    const key = JSON.stringify({ ...options, configFilePath: undefined });
    const cache = resolutions.get(key) ?? ts.createModuleResolutionCache(workspace, (name) => name, options);
    resolutions.set(key, cache);
    const { importedFiles, referencedFiles } = ts.preProcessFile(text);
    return [
      ...new Set(
        [...importedFiles, ...referencedFiles].flatMap(({ fileName }) => {
          const { resolvedModule } = ts.resolveModuleName(
            fileName,
            join(workspace, from),
            options,
            ts.sys,
            cache,
            undefined,
            ts.ModuleKind.ESNext,
          );
          if (!resolvedModule || resolvedModule.resolvedFileName.includes('/node_modules/')) return [];
          return [relative(workspace, resolvedModule.resolvedFileName)];
        }),
      ),
    ];
  }

  function read(file: string, options: ts.CompilerOptions) {
    const known = files.get(file);
    if (known) return known;
    const source = readFileSync(join(workspace, file), 'utf8');
    const text = hash(source);
    const before = passed.get(file);
    const found =
      before?.text === text
        ? before
        : {
            text,
            imports: resolve(source, file, options),
            ambient: declaresAmbient(file, source),
            // The old declarations count until the file is checked, and often they stay the same.
            ...(before?.declarations && { declarations: before.declarations }),
          };
    sources.set(file, source);
    files.set(file, found);
    return found;
  }

  const at = (file: string) => files.get(file)!;
  const graph: ImportGraph = {
    reach(roots, options) {
      const found = new Set<string>();
      const waiting = [...roots];
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        if (found.has(file) || !ts.sys.fileExists(join(workspace, file))) continue;
        found.add(file);
        waiting.push(...read(file, options).imports);
      }
      return found;
    },
    sourceOf: (file) => sources.get(file),
    textOf: (file) => files.get(file)?.text ?? '',
    importsOf: (file) => files.get(file)?.imports ?? [],
    isAmbient: (file) => at(file).ambient,
    hasDeclarations: (file) => at(file).declarations !== undefined,
    declarationsOf(start) {
      const known = closures.get(start);
      if (known !== undefined) return known;
      const found = new Set<string>();
      const waiting = [start];
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        if (found.has(file)) continue;
        found.add(file);
        waiting.push(...(files.get(file)?.declarations?.imports ?? graph.importsOf(file)));
      }
      const closure = hash(
        [...found]
          .sort()
          .map((file) => `${file} ${files.get(file)?.declarations?.hash ?? graph.textOf(file)}`)
          .join('\n'),
      );
      closures.set(start, closure);
      return closure;
    },
    setDeclarations(file, text, options) {
      files.set(file, {
        ...at(file),
        declarations: { hash: hash(text), imports: resolve(text, file, options) },
      });
      closures.clear();
    },
    recordOf: (file, key) => ({ ...at(file), key }),
  };
  return graph;
}

/** Returns whether the file declares globals or modules. `x.d.json.ts` only describes `x.json`. */
function declaresAmbient(file: string, text: string): boolean {
  if (/\.d\.ts$/.test(file)) return true;
  if (!/\.tsx?$/.test(file) || /\.d\.\w+\.ts$/.test(file)) return false;
  return /\bdeclare (global|module)\b/.test(text) || !/^(import|export)\b/m.test(text);
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
