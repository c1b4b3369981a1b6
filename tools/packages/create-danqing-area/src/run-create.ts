import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { LOCALES } from '@danqing/contracts/locale';
import { InvalidArgumentError, runCommandLine } from '@danqing/nest-kit/command-line';
import { AreaRefusedError, checkAreaName, fillTemplate, type AreaTitles } from '../../../fill-template.ts';

/** Beside the compiled command, in the package. */
const TEMPLATE = join(import.meta.dirname, '../template');
/** After the areas that ship with the site. */
const LAST_IN_NAVIGATION = 100;
/** Files that a new repository may have. */
const MAY_EXIST = ['.git', '.gitattributes', 'LICENSE'];

interface CreateOptions extends AreaTitles {
  area?: string;
  site?: string;
}

/** Runs `npm create danqing-area` and returns its exit code. */
export function runCreate(argv: readonly string[]): Promise<number> {
  return runCommandLine(argv, {
    name: 'npm create danqing-area',
    description: 'Creates an area of Danqing that builds, has tests and ships from a repository of its own.',
    stdout: process.stdout,
    stderr: process.stderr,
    define(program, act) {
      program
        .argument('[folder]', 'new or empty folder (default: this folder)', '.')
        .option('--area <name>', 'name of the area and of its path (default: the name of the folder)');
      for (const locale of LOCALES)
        program.option(`--${locale} <title>`, `title in this language (default: the name of the area)`);
      program.option('--site <url>', 'site that the area is for').action(
        act((folder: string, options: CreateOptions) => {
          try {
            return create(folder, options);
          } catch (error) {
            throw error instanceof AreaRefusedError ? new InvalidArgumentError(error.message) : error;
          }
        }),
      );
    },
  });
}

function create(folder: string, { area: named, site, ...titles }: CreateOptions) {
  const target = resolve(folder);
  const area = named ?? basename(target).replace(/^mf-/, '');
  checkAreaName(area);
  if (site !== undefined && !URL.canParse(site)) throw new InvalidArgumentError(`${site} is not an address.`);
  const others = existsSync(target) ? readdirSync(target).filter((name) => !MAY_EXIST.includes(name)) : [];
  if (others.length > 0)
    throw new InvalidArgumentError(
      `${target} is not empty (${others.slice(0, 3).join(', ')}). Name a new folder.`,
    );
  const { contract } = JSON.parse(readFileSync(join(import.meta.dirname, 'contract.json'), 'utf8')) as {
    contract: string;
  };
  const files = fillTemplate(TEMPLATE, target, { area, titles, contract, order: LAST_IN_NAVIGATION });
  // npm leaves files named .gitignore out of packages.
  renameSync(join(target, '_gitignore'), join(target, '.gitignore'));
  if (site !== undefined) nameSite(join(target, 'package.json'), site);
  const enter = relative(process.cwd(), target);
  const next = [...(enter === '' ? [] : [`cd ${enter}`]), 'npm install', 'npm run build', 'npm test'];
  return {
    result: { folder: target, area },
    text: `created ${area}: ${files.length} files in ${target}\nnext:\n${next.map((line) => `  ${line}\n`).join('')}`,
  };
}

function nameSite(file: string, site: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...manifest, danqing: { site } }, null, 2)}\n`);
}
