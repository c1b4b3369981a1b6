import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { rspack } from '@rspack/core';
import type Typescript from 'typescript';

/** Builds leave out tests and their support code. */
const EXCEPT = ['**/*.test.ts', '**/*.bench.ts', '**/*.d.ts', '**/testing/**'];

/** SWC options for one source of a service or library: the output of `tsc` without type checks. */
const options = (file: string) => ({
  filename: file,
  swcrc: false,
  configFile: false as const,
  sourceMaps: true,
  inlineSourcesContent: false,
  jsc: {
    target: 'es2023' as const,
    parser: { syntax: 'typescript' as const, decorators: true },
    transform: {
      legacyDecorator: true,
      useDefineForClassFields: true,
      verbatimModuleSyntax: true,
    },
    rewriteRelativeImportExtensions: true,
    // Node imports JSON only with its attribute.
    experimental: { keepImportAttributes: true },
  },
});

/**
 * Transpiles the sources of a service or library into `folder`, with source maps, and the gateway's worker
 * scripts.
 *
 * @throws {Error} with file, line and message, when a source has a syntax error
 */
export async function transpile(root: string, folder: string): Promise<void> {
  const sources = globSync('**/*.ts', { cwd: join(root, 'src'), exclude: EXCEPT });
  const workers = existsSync(join(root, 'worker')) ? globSync('*.ts', { cwd: join(root, 'worker') }) : [];
  await Promise.all([
    ...sources.map(async (name) => {
      const file = join(root, 'src', name);
      const { code, map } = await rspack.experiments.swc
        .transform(readFileSync(file, 'utf8'), options(file))
        .catch((error: unknown) => Promise.reject(locateError(file, error)));
      const target = join(folder, name.replace(/\.ts$/, '.js'));
      write(target, code, map, relative(dirname(join(root, 'dist', name)), file));
    }),
    ...workers.map(async (name) => {
      const target = join(folder, 'worker', name.replace(/\.ts$/, '.js'));
      const code = await transpileWorker(join(root, 'worker', name));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, code);
    }),
  ]);
}

/**
 * Transpiles one source without a source map.
 *
 * @throws {Error} with file, line and message
 */
export function transpileSource(file: string): string {
  try {
    const source = readFileSync(file, 'utf8');
    return rspack.experiments.swc.transformSync(source, { ...options(file), sourceMaps: false }).code;
  } catch (error) {
    throw locateError(file, error);
  }
}

/** SWC does not report the position of an error, so TypeScript is loaded to find it. */
function locateError(file: string, error: unknown): Error {
  const ts = createRequire(import.meta.url)('typescript') as typeof Typescript;
  const source = readFileSync(file, 'utf8');
  const { diagnostics = [] } = ts.transpileModule(source, { fileName: file, reportDiagnostics: true });
  const [problem] = diagnostics;
  if (!problem) return new Error(`${file} ${String(error)}`);
  const line = (problem.file?.getLineAndCharacterOfPosition(problem.start ?? 0).line ?? 0) + 1;
  return new Error(`${file}:${line} ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
}

async function transpileWorker(file: string): Promise<string> {
  const { swc } = rspack.experiments;
  const { code } = await swc.transform(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    isModule: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  const bare = await swc.minify(code, {
    compress: false,
    mangle: false,
    module: false,
    format: { comments: false },
  });
  return `'use strict';${bare.code}\n`;
}

function write(target: string, code: string, map: string | undefined, source: string): void {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
  writeFileSync(
    `${target}.map`,
    JSON.stringify({ ...(JSON.parse(map ?? '{}') as object), sources: [source] }),
  );
}
