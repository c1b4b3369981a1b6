// npm run packages: writes the packages for areas in repositories of their own as tarballs.
import { mkdirSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { writePackages } from './packages/write-packages.ts';
import { scriptArguments } from './script-arguments.ts';
import { progress } from './steps.ts';

const HELP = `npm run packages -- <folder>

  Writes the packages for areas in repositories of their own into a folder, as tarballs: @danqing/area,
  @danqing/area-tools and create-danqing-area. Publish them with npm publish <tarball>.`;

const { names } = scriptArguments(HELP);
const [folder, ...rest] = names;
if (!folder || rest.length > 0) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  for (const { name, version, file } of await writePackages(target))
    progress(
      'package',
      `${name} ${version}: ${relative('.', file)}, ${Math.round(statSync(file).size / 1000)} kB`,
    );
}
