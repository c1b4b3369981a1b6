import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack, type Configuration, type LoaderContext, type RuleSetRule } from '@rspack/core';

export type ScriptTextOptions = Pick<Configuration, 'mode' | 'resolve'>;

/**
 * Compiles a file and its imports into one self-contained script and exports its text, for `import text from
 * './name.worker.ts?script'`. The integrity value of the importing chunk covers the text, whereas browsers
 * check no integrity for a worker's URL. The script needs no federation runtime and no shared modules.
 */
export default function scriptText(this: LoaderContext<ScriptTextOptions>): void {
  const done = this.async();
  compile(this.resourcePath, this.rootContext, this.getOptions()).then(({ text, files }) => {
    for (const file of files) this.addDependency(file);
    done(null, `export default ${JSON.stringify(text)};`);
  }, done);
}

const typescript: RuleSetRule = {
  test: /\.ts$/,
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
  type: 'javascript/auto',
};

async function compile(
  entry: string,
  context: string,
  { mode, resolve }: ScriptTextOptions,
): Promise<{ text: string; files: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'script-text-'));
  try {
    const files = await run({
      mode,
      context,
      entry,
      target: ['webworker', 'es2022'],
      devtool: false,
      output: { path: folder, filename: 'script.js' },
      resolve,
      // A lazy chunk would have no URL that the worker could load.
      module: { rules: [typescript], parser: { javascript: { dynamicImportMode: 'eager' } } },
      optimization: { moduleIds: 'natural' },
      performance: false,
    });
    return { text: await readFile(join(folder, 'script.js'), 'utf8'), files };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(configuration: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      const files = [...(stats?.compilation.fileDependencies ?? [])];
      const problems = stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null;
      compiler.close(() => {
        if (error ?? problems) reject(error ?? new Error(problems ?? ''));
        else resolve(files);
      });
    });
  });
}
