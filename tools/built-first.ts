// In front of npm scripts that import packages of the workspace in their built form: in a checkout that was never built, it
// builds them. Where they are built, whether or not they are up to date, it says nothing and takes milliseconds.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from './build.ts';
import { importedBy, readInstalled } from './imported-packages.ts';
import { WORKSPACE } from './steps.ts';

const { projects } = importedBy('tools', readInstalled());
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
