// npm run build: builds outdated units of all or of the named projects. Also the `build` script of services
// and libraries.
import { build } from './build.ts';
import { scriptArguments } from './script-arguments.ts';

const { names } = scriptArguments(`npm run build -- [project…]

  Builds outdated projects: all, or the given ones and their imports.`);

try {
  await build(names);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
