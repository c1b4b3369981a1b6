import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeTexts } from '@danqing/mf-config/text-types';
import { format, resolveConfig } from 'prettier';
import { readArea } from '../create-area.ts';
import { WORKSPACE } from '../steps.ts';
import { AREA_PACKAGE, CREATE_PACKAGE, packageFolder } from './package-definitions.ts';
import { installedVersion } from './installed-version.ts';

const AREA_TEMPLATE = join(WORKSPACE, 'tools/area-template');

/**
 * Writes the template of `create-danqing-area`: the sources of the workspace's template, with the imports that a
 * repository of its own has.
 *
 * @param target folder of the package
 * @param versions versions of the packages that are made with it
 */
export async function writeTemplate(target: string, versions: Record<string, string>): Promise<void> {
  const template = join(target, 'template');
  for (const part of ['src', 'area.json'])
    cpSync(join(AREA_TEMPLATE, part), join(template, part), { recursive: true });
  cpSync(join(packageFolder(CREATE_PACKAGE), 'template'), template, { recursive: true });
  for (const path of readdirSync(join(template, 'src'), { recursive: true, encoding: 'utf8' })) {
    const file = join(template, 'src', path);
    if (!statSync(file).isFile()) continue;
    const text = path.endsWith('zh.d.json.ts') ? textTypes(file) : renameImports(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      await format(text, { ...(await resolveConfig(AREA_TEMPLATE)), filepath: file, quoteProps: 'preserve' }),
    );
  }
  const manifest = join(template, 'package.json');
  writeFileSync(manifest, fillVersions(readFileSync(manifest, 'utf8'), versions));
  const { contract } = readArea(WORKSPACE, 'shell');
  writeFileSync(join(target, 'dist/contract.json'), `${JSON.stringify({ contract })}\n`);
}

const textTypes = (declaration: string) =>
  describeTexts(
    JSON.parse(readFileSync(declaration.replace(/\.d\.json\.ts$/, '.json'), 'utf8')) as Record<
      string,
      string
    >,
    'npm run texts',
  );

const NAMES = Object.entries(AREA_PACKAGE.exports)
  .map(
    ([path, name]) =>
      [name.replace(/\*.*$/, ''), `@danqing/area${path.slice(1).replace(/\*.*$/, '')}`] as const,
  )
  .sort(([one], [other]) => other.length - one.length);

/**
 * Renames the imports of the workspace to those of the published package.
 *
 * @throws {Error} for a name that `@danqing/area` does not export
 */
function renameImports(text: string): string {
  return text.replace(/(?<=')@danqing\/[^']+(?=')/g, (specifier) => {
    const [name, own] =
      NAMES.find(([name]) => specifier === name || (name.endsWith('/') && specifier.startsWith(name))) ?? [];
    if (name === undefined) throw new Error(`@danqing/area does not export ${specifier}`);
    return `${own}${specifier.slice(name.length)}`;
  });
}

function fillVersions(text: string, versions: Record<string, string>): string {
  return text.replace(/"([^"]+)": "\*"/g, (_entry, name: string) => {
    const own = versions[name];
    return `"${name}": "${own ? `^${own}` : installedVersion(name)}"`;
  });
}
