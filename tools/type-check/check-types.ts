import { createHash } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { createImportGraph, type ImportGraph } from './import-graph.ts';
import { readCheckedFiles, writeCheckedFiles } from './checked-files.ts';

export interface TypeCheck {
  diagnostics: ts.Diagnostic[];
  /** Files that were checked in this run, relative to the workspace. */
  checked: string[];
}

interface Project {
  configuration: string;
  options: ts.CompilerOptions;
  roots: string[];
  errors: readonly ts.Diagnostic[];
  /** TypeScript files of the project's folder that its roots reach. */
  own: string[];
  /** All workspace files that its roots reach. */
  reached: Set<string>;
}

/** TypeScript's check of a file emits its declarations, which are compared to find what a change affects. */
const EMIT: ts.CompilerOptions = {
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  outDir: '/declarations',
};

/**
 * Checks the types of projects. Skips a file if it passed before, and neither its text nor the declarations
 * that it imports have changed since.
 *
 * @param configurations paths of tsconfig files; no two projects may import each other
 * @param options.cache file of passed checks; without it, every file is checked
 * @param options.salt what else may change the result, such as installed packages
 */
export function checkTypes(
  configurations: readonly string[],
  { workspace, cache, salt = '' }: { workspace: string; cache?: string; salt?: string },
): TypeCheck {
  const version = hash([ts.version, salt]);
  const passed = readCheckedFiles(cache, version);
  const graph = createImportGraph(workspace, passed);
  const diagnostics: ts.Diagnostic[] = [];
  const projects = sortByImports(
    configurations.flatMap((configuration) => readProject(configuration, workspace, graph, diagnostics)),
  );
  const imported = new Set(projects.flatMap(({ own }) => own.flatMap((file) => graph.importsOf(file))));
  const sources = createSourceCache((name) => graph.sourceOf(relative(workspace, name)));
  const checked: string[] = [];

  for (const project of projects) {
    const ambient = [...project.reached].filter((file) => graph.isAmbient(file)).sort();
    const projectKey = hash([
      JSON.stringify({ ...project.options, configFilePath: undefined }),
      ...project.roots.filter((file) => graph.isAmbient(relative(workspace, file))),
      ...ambient.map((file) => graph.textOf(file)),
    ]);
    const keyOf = (file: string) =>
      hash([
        projectKey,
        file,
        graph.textOf(file),
        ...graph.importsOf(file).flatMap((name) => [name, graph.declarationsOf(name)]),
      ]);
    const done = new Set<string>();
    const isStale = (file: string) =>
      !done.has(file) &&
      (passed.get(file)?.key !== keyOf(file) || (imported.has(file) && !graph.hasDeclarations(file)));
    let program: ts.Program | undefined;
    let isSound = project.errors.length === 0;
    const failed = new Set<string>();
    diagnostics.push(...project.errors);

    // A check may change the declarations of a file, and thereby make others of this project stale.
    for (let stale = project.own.filter(isStale); stale.length > 0; stale = project.own.filter(isStale)) {
      if (!program) {
        program = ts.createProgram({
          rootNames: project.roots,
          options: { ...project.options, ...EMIT, rootDir: workspace },
          host: sources.hostFor(project.options),
        });
        const general = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
        isSound &&= general.length === 0;
        diagnostics.push(...general);
      }
      const found: [string, string][] = [];
      for (const file of stale) {
        const source = program.getSourceFile(join(workspace, file));
        done.add(file);
        if (!source) continue;
        const own = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
        if (own.length > 0) failed.add(file);
        diagnostics.push(...own);
        checked.push(file);
        if (imported.has(file)) found.push([file, emitDeclarations(program, source)]);
      }
      for (const [file, declarations] of found) graph.setDeclarations(file, declarations, project.options);
    }
    // Files with errors are stored too, without a key: their declarations still decide what is stale.
    for (const file of done)
      passed.set(file, graph.recordOf(file, isSound && !failed.has(file) ? keyOf(file) : ''));
  }
  const existing = new Set(projects.flatMap(({ own }) => own));
  for (const file of passed.keys()) if (!existing.has(file)) passed.delete(file);
  writeCheckedFiles(cache, version, passed);
  return { diagnostics, checked };
}

function readProject(
  configuration: string,
  workspace: string,
  graph: ImportGraph,
  diagnostics: ts.Diagnostic[],
): Project[] {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    configuration,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (broken) => diagnostics.push(broken) },
  );
  if (!parsed) return [];
  const { options, fileNames: roots, errors } = parsed;
  const reached = graph.reach(
    roots.map((file) => relative(workspace, file)),
    options,
  );
  const folder = relative(workspace, dirname(configuration)) + sep;
  const own = [...reached].filter((file) => file.startsWith(folder) && /(?<!\.d(\.\w+)?)\.tsx?$/.test(file));
  return [{ configuration, options, roots, errors, own, reached }];
}

/** Returns the projects in an order in which each one follows those that it imports. */
function sortByImports(projects: readonly Project[]): Project[] {
  const owners = new Map(projects.flatMap((project) => project.own.map((file) => [file, project] as const)));
  const sorted = new Set<Project>();
  const visited = new Set<Project>();
  const visit = (project: Project) => {
    if (visited.has(project)) return;
    visited.add(project);
    for (const file of project.reached) {
      const owner = owners.get(file);
      if (owner) visit(owner);
    }
    sorted.add(project);
  };
  projects.forEach(visit);
  return [...sorted];
}

/** Returns the declarations of a file, or its text where TypeScript cannot write any. */
function emitDeclarations(program: ts.Program, source: ts.SourceFile): string {
  let declarations: string | undefined;
  program.emit(source, (_, text) => (declarations = text), undefined, true);
  return declarations ?? source.text;
}

/** Shares parsed files between programs with the same options. */
function createSourceCache(sourceOf: (file: string) => string | undefined) {
  const shared = new Map<string, Map<string, ts.SourceFile | undefined>>();
  return {
    hostFor(options: ts.CompilerOptions): ts.CompilerHost {
      const key = JSON.stringify({ ...options, configFilePath: undefined });
      const files = shared.get(key) ?? new Map<string, ts.SourceFile | undefined>();
      shared.set(key, files);
      const host = ts.createCompilerHost(options, true);
      const readFile = host.readFile.bind(host);
      host.readFile = (name) => sourceOf(name) ?? readFile(name);
      const read = host.getSourceFile.bind(host);
      host.getSourceFile = (name, how, ...rest) => {
        const file = `${name} ${JSON.stringify(how)}`;
        if (!files.has(file)) files.set(file, read(name, how, ...rest));
        return files.get(file);
      };
      return host;
    },
  };
}

const hash = (parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url');
