import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from './steps.ts';

const OPTIONS: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  customConditions: ['@danqing/source'],
  experimentalDecorators: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  noLib: true,
  target: ts.ScriptTarget.ESNext,
  types: [],
};

export interface PublicName {
  library: string;
  name: string;
  /** Text of the docstring, without tags; empty without one. */
  doc: string;
}

export function listPublicNames(): PublicName[] {
  const entries = globSync('libs/*/*/package.json', { cwd: WORKSPACE }).sort().map(readEntries);
  const program = ts.createProgram(
    entries.flatMap(({ files }) => files),
    OPTIONS,
    createHost(),
  );
  const checker = program.getTypeChecker();
  return entries.flatMap(({ library, files }) => {
    const modules = files.flatMap((file) => checker.getSymbolAtLocation(program.getSourceFile(file)!) ?? []);
    const exported = modules.flatMap((module) => checker.getExportsOfModule(module)).map(resolveAlias);
    return [...new Set(exported)]
      .filter(({ declarations: [declaration] = [] }) => declaration && isCallable(declaration))
      .filter(({ declarations: [declaration] = [] }) =>
        declaration!.getSourceFile().fileName.startsWith(join(WORKSPACE, library)),
      )
      .map((symbol) => ({
        library,
        name: symbol.name,
        doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      }));
  });

  function resolveAlias(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }
}

/** Third-party packages are not read, because only the names and comments of our own sources count. */
function createHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = (names, importer, redirected, options) =>
    names.map(({ text }) =>
      /^(?:\.|@danqing\/)/.test(text)
        ? ts.resolveModuleName(text, importer, options, host, undefined, redirected)
        : { resolvedModule: undefined },
    );
  return host;
}

function readEntries(file: string): { library: string; files: string[] } {
  const library = dirname(file);
  const { exports = {} } = JSON.parse(readFileSync(join(WORKSPACE, file), 'utf8')) as { exports?: Entry };
  return {
    library,
    files: [...new Set(sourcesOf(exports))]
      .map((path) => join(WORKSPACE, library, path))
      .filter((path) => existsSync(path)),
  };
}

type Entry = string | { [condition: string]: Entry };

const sourcesOf = (entry: Entry): string[] =>
  typeof entry === 'string'
    ? /\.tsx?$/.test(entry)
      ? [entry]
      : []
    : Object.values(entry).flatMap(sourcesOf);

function isCallable(declaration: ts.Declaration): boolean {
  if (ts.isFunctionDeclaration(declaration) || ts.isClassDeclaration(declaration)) return true;
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return false;
  return ts.isArrowFunction(declaration.initializer) || ts.isFunctionExpression(declaration.initializer);
}
