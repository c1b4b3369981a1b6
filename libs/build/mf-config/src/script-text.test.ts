import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { rspack } from '@rspack/core';
import { afterEach, describe, expect, it } from 'vitest';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function project(sources: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'script-text-test-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'src', name), text);
  }
  return folder;
}

function textOf(folder: string): Promise<string> {
  const resolve = { extensions: ['.ts', '.js'] };
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './src/index.ts',
    output: { path: join(folder, 'dist'), filename: 'main.js', library: { type: 'var', name: 'built' } },
    resolve,
    module: {
      rules: [
        {
          resourceQuery: /^\?script$/,
          loader: join(import.meta.dirname, 'script-text.ts'),
          options: { mode: 'production', resolve },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { minimize: false },
  });
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const source = stats?.compilation.getAsset('main.js')?.source.source().toString();
      const problems = stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null;
      compiler.close(() => {
        if (error ?? problems) return fail(error ?? new Error(problems ?? ''));
        done((vm.runInNewContext(`${source}; built`) as { text: string }).text);
      });
    });
  });
}

const index = `export { default as text } from './count.worker.ts?script';`;
const worker = {
  'index.ts': index,
  'count.worker.ts': `import { twice } from './twice.ts';
    addEventListener('message', (event: { data: number }) => answer(twice(event.data)));`,
  'twice.ts': `export const twice = (value: number): number => value * 2;`,
};

describe('import … from "*?script"', () => {
  it('gives a script that runs by itself, with what it imports', async () => {
    const answers: number[] = [];
    let listener: ((event: { data: number }) => void) | undefined;
    vm.runInNewContext(await textOf(project(worker)), {
      addEventListener: (_type: string, given: typeof listener) => (listener = given),
      answer: (value: number) => answers.push(value),
    });
    listener?.({ data: 21 });
    expect(answers).toEqual([42]);
  });

  it('contains what it imports on demand', async () => {
    const answers: number[] = [];
    const lazy = `import('./twice.ts').then(({ twice }) => answer(twice(21)));`;
    const text = await textOf(project({ ...worker, 'count.worker.ts': lazy }));
    await vm.runInNewContext(text, { answer: (value: number) => answers.push(value) });
    await new Promise((resolve) => setImmediate(resolve));
    expect(answers).toEqual([42]);
  });

  it('is the same wherever the sources lie', async () => {
    expect(await textOf(project(worker))).toBe(await textOf(project(worker)));
  });

  it('fails the build that it stands in', async () => {
    const folder = project({ 'index.ts': index, 'count.worker.ts': `import './nowhere.ts';` });
    await expect(textOf(folder)).rejects.toThrow('nowhere');
  });
});
