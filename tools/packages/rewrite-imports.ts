import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import type { Placement } from './placement.ts';

export interface FoundImport {
  specifier: string;
  /** Source file in the workspace; undefined for other packages. */
  source?: string;
}

/**
 * Replaces the imports of a module or declaration file by those that hold in the package.
 *
 * @param code text of the compiled module
 * @param source file of the workspace that it was compiled from
 * @param onFound called for each import
 */
export function rewriteImports(
  code: string,
  source: string,
  { place, resolve: resolveName }: Placement,
  onFound: (found: FoundImport) => void,
): string {
  const { importedFiles } = ts.preProcessFile(code, true, true);
  let rewritten = '';
  let done = 0;
  for (const { fileName: specifier, pos } of importedFiles.sort((one, other) => one.pos - other.pos)) {
    const isRelative = specifier.startsWith('.');
    if (!isRelative && !specifier.startsWith('@danqing/')) {
      onFound({ specifier });
      continue;
    }
    const target = isRelative ? { source: resolve(dirname(source), specifier) } : resolveName(specifier);
    onFound({ specifier, source: target.source });
    // `pos` is before the quotation mark in some forms of an import and after it in others.
    const at = code.indexOf(specifier, pos);
    rewritten += code.slice(done, at) + (target.name ?? relativeTo(place(source), place(target.source)));
    done = at + specifier.length;
  }
  return rewritten + code.slice(done);
}

function relativeTo(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
