import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { findCompiler } from '../check-types.ts';
import { WORKSPACE } from '../steps.ts';
import type { Modules } from './compile-modules.ts';
import type { Placement } from './placement.ts';
import { rewriteImports } from './rewrite-imports.ts';
import { sourcesByName } from './workspace-names.ts';

/**
 * Returns the declarations of source files and of all that their types name in the workspace.
 *
 * @throws {Error} with the compiler's messages when a type cannot be declared
 */
export async function emitDeclarations(entries: readonly string[], placement: Placement): Promise<Modules> {
  const modules: Modules = { files: new Map(), imported: new Map() };
  if (entries.length === 0) return modules;
  mkdirSync(join(WORKSPACE, '.nx'), { recursive: true });
  const folder = mkdtempSync(join(WORKSPACE, '.nx/declarations-'));
  try {
    await compileDeclarations(entries, folder);
    const waiting = [...entries];
    for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
      if (modules.files.has(source)) continue;
      if (source.endsWith('.json')) {
        modules.files.set(source, readFileSync(source));
        const types = source.replace(/\.json$/, '.d.json.ts');
        if (existsSync(types)) waiting.push(types);
        continue;
      }
      const emitted = join(folder, relative(WORKSPACE, source)).replace(/\.tsx?$/, '.d.ts');
      const declaration = source.endsWith('.d.ts') || source.endsWith('.d.json.ts') ? source : emitted;
      const { text, referenced } = rewriteReferences(declaration, source, placement);
      waiting.push(...referenced);
      modules.files.set(
        source,
        rewriteImports(text, source, placement, (found) => {
          if (found.source) waiting.push(found.source);
          else if (!isBuiltin(found.specifier) && !modules.imported.has(found.specifier))
            modules.imported.set(found.specifier, source!);
        }),
      );
    }
    return modules;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compileDeclarations(entries: readonly string[], folder: string): Promise<void> {
  const compilerOptions = {
    noEmit: false,
    // `npm run typecheck` checks the types.
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: WORKSPACE,
    outDir: folder,
    // The compiler emits nothing for files that it finds through node_modules.
    paths: Object.fromEntries(Object.entries(sourcesByName()).map(([name, file]) => [name, [file]])),
  };
  const configuration = join(folder, 'tsconfig.json');
  const extended = join(WORKSPACE, 'tsconfig.web.json');
  writeFileSync(configuration, JSON.stringify({ extends: extended, compilerOptions, files: entries }));
  await promisify(execFile)(findCompiler(), ['-p', configuration, '--pretty', 'false']).catch(
    (error: { stdout?: string }) => {
      throw new Error(error.stdout || String(error), { cause: error });
    },
  );
}

/** Ambient declarations, such as those of styles, are named by a path instead of an import. */
function rewriteReferences(declaration: string, source: string, { place }: Placement) {
  let text = readFileSync(declaration, 'utf8');
  const referenced = ts.preProcessFile(text).referencedFiles.map(({ fileName }) => {
    const file = resolve(dirname(declaration), fileName);
    text = text.replace(`path="${fileName}"`, `path="${relative(dirname(place(source)), place(file))}"`);
    return file;
  });
  return { text, referenced };
}
