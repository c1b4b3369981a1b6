import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Locale } from '@danqing/contracts/locale';
import { compile, firstFiles, hashFiles, textFiles } from './compile.ts';
import { rspackConfiguration } from './configuration.ts';
import { FederationPlugin } from './federation/federation-plugin.ts';

export interface ApplicationOptions {
  shellRoot: string;
  /** Area id → project folder. */
  areaRoots: Readonly<Record<string, string>>;
  /** Everything in one script, or a vendor script and the areas in chunks of their own that share what they have in common. */
  shape: 'bundle' | 'routes';
  /** Is emptied. */
  folder: string;
}

export interface FirstFiles {
  scripts: string[];
  styles: string[];
  /** The script with the texts of each language. */
  texts?: Record<Locale, string> | undefined;
}

export interface Application {
  shell: FirstFiles;
  /** What each area needs besides the shell. */
  areas: Record<string, FirstFiles>;
  /** Path inside the folder → sha384. */
  files: Record<string, string>;
}

/**
 * Builds the sources of the shell and of its areas as one application without federation: what the federated site is
 * measured against. Only what loads an area is another module; configuration, integrity and all else are those of releases.
 */
export async function buildApplication(options: ApplicationOptions): Promise<Application> {
  const { shellRoot, areaRoots, shape, folder } = options;
  const split = shape === 'routes';
  const project = { root: shellRoot, kind: 'shell' } as const;
  const configuration = rspackConfiguration({
    project,
    build: shape,
    mode: 'production',
  });
  const generated = `${folder}.loader`;
  mkdirSync(generated, { recursive: true });
  const loader = join(generated, 'container.mjs');
  writeFileSync(loader, loaderModule(areaRoots, split));
  const stats = await compile({
    ...configuration,
    output: { ...configuration.output, path: folder },
    optimization: {
      ...configuration.optimization,
      splitChunks: split && {
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...(configuration.plugins ?? []).filter((plugin) => !(plugin instanceof FederationPlugin)),
      new rspack.NormalModuleReplacementPlugin(/\/areas\/container\.ts$/, loader),
    ],
  });
  return {
    shell: { ...firstFiles(stats, ['main']), texts: textFiles(stats, 'shell') },
    areas: Object.fromEntries(
      Object.keys(areaRoots).map((area) => [
        area,
        {
          ...(split ? firstFiles(stats, [area]) : { scripts: [], styles: [] }),
          texts: textFiles(stats, area),
        },
      ]),
    ),
    files: hashFiles(folder),
  };
}

/** Stands in for the shell's container loader. */
function loaderModule(areaRoots: Readonly<Record<string, string>>, split: boolean): string {
  const areas = Object.entries(areaRoots).map(([area, root]) => [area, join(root, 'src/area.ts')] as const);
  const imports = areas.map(([area, file]) => `import ${area} from ${JSON.stringify(file)};`);
  const loads = areas.map(([area, file]) =>
    split
      ? `${area}: () => import(/* webpackChunkName: "${area}" */ ${JSON.stringify(file)}).then((module) => module.default)`
      : `${area}: async () => ${area}`,
  );
  return `${split ? '' : imports.join('\n')}
const areas = { ${loads.join(', ')} };
export const createContainerLoader = () => ({ area }) => areas[area]();
`;
}
