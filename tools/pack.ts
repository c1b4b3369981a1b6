import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.ts';
import { scriptArguments } from './script-arguments.ts';
import { progress } from './steps.ts';

const HELP = `npm run pack -- <folder> [--node] [--no-build]

  Builds the site and copies what a server needs into a new or empty folder, for this platform. Run it there with the
  production settings: node tools/start.ts --no-build. It needs its own database (DATABASE_URL).

  --node       include bin/node, the Node 24 of this installation, for servers without one
  --no-build   use the existing build`;

const { options, names } = scriptArguments(HELP, ['node', 'no-build']);
const [folder, ...rest] = names;
if (!folder || rest.length > 0) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) {
    console.error(`${target} is not empty: name a new folder.`);
    process.exitCode = 2;
  } else {
    if (!options.has('no-build')) await build();
    mkdirSync(target, { recursive: true });
    const { packSite } = await import('./pack-site.ts');
    const { packages, megabytes } = packSite(target, { node: options.has('node') });
    progress(
      'pack',
      `${target}: ${megabytes} MB, ${packages} packages, for ${process.platform}-${process.arch}`,
    );
  }
}
