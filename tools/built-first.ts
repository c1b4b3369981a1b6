// Runs before npm scripts that import built packages, and builds them in a new checkout. Otherwise it prints
// nothing and takes milliseconds, even when the builds are outdated.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from './build.ts';
import { listImports, readInstalled } from './imported-packages.ts';
import { WORKSPACE } from './steps.ts';

const { projects } = listImports('tools', readInstalled());
const built = projects.filter((folder) => readExports(folder).includes('./dist/'));
if (built.some((folder) => !existsSync(join(WORKSPACE, folder, 'dist')))) {
  try {
    await build(built.map((folder) => `@danqing/${basename(folder)}`));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function readExports(folder: string): string {
  const { exports } = JSON.parse(readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8')) as {
    exports?: unknown;
  };
  return JSON.stringify(exports ?? {});
}
