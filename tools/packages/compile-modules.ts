import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { rspack } from '@rspack/core';
import type { Placement } from './placement.ts';
import { rewriteImports, type FoundImport } from './rewrite-imports.ts';

export interface Modules {
  /** Source file → what the package contains of it. */
  files: Map<string, string | Buffer>;
  /** Third-party package → the source file that imports it first. */
  imported: Map<string, string>;
}

/**
 * Transpiles source files and all that they import from the workspace. Styles and texts are copied.
 *
 * @throws {Error} for an import that a package cannot contain
 */
export async function compileModules(entries: readonly string[], placement: Placement): Promise<Modules> {
  const modules: Modules = { files: new Map(), imported: new Map() };
  const waiting = [...entries];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    if (modules.files.has(source)) continue;
    if (!/\.tsx?$/.test(source)) {
      modules.files.set(source, readFileSync(source));
      continue;
    }
    const found = (found: FoundImport) => {
      if (found.source) waiting.push(found.source);
      else if (!isBuiltin(found.specifier) && !modules.imported.has(found.specifier))
        modules.imported.set(found.specifier, source!);
    };
    modules.files.set(source, rewriteImports(await transpile(source), source, placement, found));
  }
  return modules;
}

async function transpile(file: string): Promise<string> {
  const { code } = await rspack.experiments.swc.transform(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true },
      transform: {
        legacyDecorator: true,
        useDefineForClassFields: true,
        verbatimModuleSyntax: true,
        react: { runtime: 'automatic' },
      },
      experimental: { keepImportAttributes: true },
      preserveAllComments: true,
    },
  });
  return code;
}
