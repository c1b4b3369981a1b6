import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export interface TypeCheck {
  /** The compiler's messages. An error that several programs find is listed once. */
  errors: string[];
  /** Paths of the workspace's files that were part of a program. */
  files: string[];
}

interface Configuration {
  extends?: string;
  compilerOptions?: object;
  include: string[];
  exclude?: string[];
}

/**
 * Checks the types of projects with the native TypeScript compiler. Projects with the same compiler options
 * are checked as one program, so that a library is not checked again for each project that imports it.
 *
 * @param configurations paths of tsconfig files
 * @param options.folder a folder in the workspace, for the programs' configurations and results. Files that no
 *   change affects are skipped in the next run with the same folder
 */
export async function checkTypes(
  configurations: readonly string[],
  { workspace, folder }: { workspace: string; folder: string },
): Promise<TypeCheck> {
  mkdirSync(folder, { recursive: true });
  const programs = groupByOptions(configurations).map((projects, index) => {
    const file = join(folder, `${index}.json`);
    // Another run may read the file at the same time.
    const next = `${file}.${process.pid}`;
    writeFileSync(next, JSON.stringify(mergeProjects(projects, join(folder, `${index}.tsbuildinfo`))));
    renameSync(next, file);
    return file;
  });
  const outputs = await Promise.all(programs.map((program) => compile(program, workspace)));
  // A line that is not indented begins a message, or is the path of a file.
  const parts = new Set(outputs.flatMap((output) => output.split(/\n(?=\S)/).map((part) => part.trimEnd())));
  const isError = (part: string) => /^(?:[^\n]*: )?error TS\d+: /.test(part);
  return {
    errors: [...parts].filter(isError),
    files: [...parts].filter(
      (part) => part.startsWith(join(workspace, '/')) && !part.includes('/node_modules/') && !isError(part),
    ),
  };
}

const readConfiguration = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Configuration;

function groupByOptions(configurations: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const file of configurations) {
    const { extends: base, compilerOptions } = readConfiguration(file);
    const options = JSON.stringify([base && resolve(dirname(file), base), compilerOptions]);
    groups.set(options, [...(groups.get(options) ?? []), file]);
  }
  return [...groups.values()];
}

function mergeProjects(projects: readonly string[], tsBuildInfoFile: string): object {
  const list = (field: 'include' | 'exclude') =>
    projects.flatMap((file) =>
      (readConfiguration(file)[field] ?? []).map((path) => resolve(dirname(file), path)),
    );
  const exclude = list('exclude');
  return {
    extends: projects[0],
    compilerOptions: { noEmit: true, incremental: true, tsBuildInfoFile },
    include: list('include'),
    ...(exclude.length > 0 && { exclude }),
  };
}

function compile(configuration: string, cwd: string): Promise<string> {
  // One thread for each program uses the least processor time. More threads repeat parts of the check.
  const args = ['-p', configuration, '--listFiles', '--pretty', 'false', '--singleThreaded'];
  // Collecting garbage less often saves a tenth of the time, for some more memory.
  const child = spawn(findCompiler(), args, { cwd, env: { GOGC: '400', ...process.env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0 || output.includes('error TS')) done(output);
      else fail(new Error(`the compiler stopped (${code ?? child.signalCode}):\n${output}`));
    });
  });
}

/** `typescript`, with the command `tsc`, is version 6: ESLint and our tools need its programming interface. */
export function findCompiler(): string {
  const name = `@typescript/typescript-${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'lib/tsc');
  } catch {
    throw new Error(`${name} is not installed. Run npm ci, without --omit=optional.`);
  }
}
