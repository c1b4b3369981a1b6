// npm run build, and the script `build` of services and libraries: builds what is not built of all projects, or of those named.
import { build } from './build.ts';
import { scriptArguments } from './script-arguments.ts';

const { names } = scriptArguments(`npm run build -- [project…]

  Builds what is not built: all projects, or those named and what they import.`);

try {
  await build(names);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
