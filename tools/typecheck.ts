// npm run typecheck: checks the types of all or the named projects, each by its own configuration, in one
// process. Projects with the same options share parsed libraries, and each file is checked once. Separate
// `tsc` runs take three times as long.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from './steps.ts';

const readPackage = (file: string) =>
  JSON.parse(readFileSync(join(WORKSPACE, file), 'utf8')) as {
    workspaces?: string[];
    scripts?: Record<string, string>;
  };
const { workspaces = [] } = readPackage('package.json');
const named = process.argv.slice(2);
/** The tsconfig files that each package's `typecheck` script uses. */
const projects = globSync(
  (named.length > 0 ? named : workspaces).map((folder) => `${folder}/package.json`),
  { cwd: WORKSPACE },
)
  .sort()
  .flatMap((file) =>
    [...(readPackage(file).scripts?.typecheck ?? '').matchAll(/tsc -p (\S+)/g)].map(([, name = '']) =>
      join(dirname(file), name),
    ),
  );

/** Parsed source files, by the options under which they were parsed. */
const shared = new Map<string, Map<string, ts.SourceFile | undefined>>();
const found = projects.flatMap((project) => check(join(WORKSPACE, project)));

console.log(
  ts.formatDiagnosticsWithColorAndContext(found, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => WORKSPACE,
    getNewLine: () => '\n',
  }) + `${projects.length} projects, ${found.length} errors`,
);
process.exitCode = found.length > 0 || projects.length === 0 ? 1 : 0;

function check(configuration: string): readonly ts.Diagnostic[] {
  const broken: ts.Diagnostic[] = [];
  const parsed = ts.getParsedCommandLineOfConfigFile(
    configuration,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => broken.push(diagnostic),
    },
  );
  if (!parsed) return broken;
  const { options, fileNames: rootNames, errors } = parsed;
  const host = sharingHost(options);
  const program = ts.createProgram({ rootNames, options, host, configFileParsingDiagnostics: errors });
  const folder = dirname(configuration) + sep;
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder));
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => program.getSyntacticDiagnostics(file)),
    ...own.flatMap((file) => program.getSemanticDiagnostics(file)),
  ];
}

function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const key = JSON.stringify({ ...options, configFilePath: undefined });
  const files = shared.get(key) ?? new Map<string, ts.SourceFile | undefined>();
  shared.set(key, files);
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, how, ...rest) => {
    const file = `${name} ${JSON.stringify(how)}`;
    if (!files.has(file)) files.set(file, read(name, how, ...rest));
    return files.get(file);
  };
  return host;
}
