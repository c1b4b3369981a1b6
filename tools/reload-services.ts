import { existsSync, globSync, mkdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { progress, WORKSPACE } from './steps.ts';
import { transpileSource } from './transpile.ts';

/** Milliseconds; editors write a file in several steps. */
const SETTLE_MS = 30;
const NO_SOURCE = /\.(test|bench|d)\.ts$|(^|\/)testing\//;

/**
 * Watches the sources and data files of services and libraries, compiles saved sources and calls `restart`. It compiles only
 * the saved file, without type checks, which takes milliseconds. A file with syntax errors changes nothing.
 */
export function reloadServices(restart: () => void): { stop(): void } {
  const projects = globSync('{libs/*,services}/*/tsconfig.build.json', { cwd: WORKSPACE }).map((file) =>
    join(WORKSPACE, dirname(file)),
  );
  const watchers = projects.flatMap((root) => {
    const saved = new Set<string>();
    let timer: NodeJS.Timeout | undefined;
    const flush = () => {
      const files = [...saved];
      saved.clear();
      const done = files.map((file) => (file.endsWith('.ts') ? compileFile(root, file) : 'changed'));
      if (!done.includes('changed') || done.includes('broken')) return;
      progress('dev', `${basename(root)} changed: ${files.join(', ')}`);
      restart();
    };
    const note = (name: string) => {
      saved.add(name);
      clearTimeout(timer);
      timer = setTimeout(flush, SETTLE_MS);
    };
    const sources = watch(join(root, 'src'), { recursive: true }, (_event, name) => {
      if (name?.endsWith('.ts') && !NO_SOURCE.test(name)) note(name);
    });
    if (!existsSync(join(root, 'data'))) return [sources];
    // Services read data files where they are, so there is nothing to compile.
    const data = watch(join(root, 'data'), { recursive: true }, (_event, name) => {
      if (name?.endsWith('.json')) note(`data/${name}`);
    });
    return [sources, data];
  });
  return { stop: () => watchers.forEach((watcher) => watcher.close()) };
}

export function compileFile(root: string, name: string): 'changed' | 'same' | 'broken' {
  const source = join(root, 'src', name);
  if (!existsSync(source)) return 'same';
  let code: string;
  try {
    code = transpileSource(source);
  } catch (error) {
    progress('dev', `${(error as Error).message}; the services run on as they were`);
    return 'broken';
  }
  const file = join(root, 'dist', name.replace(/\.ts$/, '.js'));
  if (existsSync(file) && withoutMap(readFileSync(file, 'utf8')) === withoutMap(code)) return 'same';
  mkdirSync(dirname(file), { recursive: true });
  // The rename is atomic for a service that is starting.
  writeFileSync(`${file}.next`, code);
  renameSync(`${file}.next`, file);
  return 'changed';
}

const withoutMap = (text: string) => text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '').trimEnd();
