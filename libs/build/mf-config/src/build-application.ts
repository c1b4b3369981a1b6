import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Locale } from '@danqing/contracts/locale';
import { compile, firstFiles, hashFiles, textFiles } from './compile.ts';
import { rspackConfiguration } from './configuration.ts';
import { FederationPlugin } from './federation/federation-plugin.ts';

export interface ApplicationOptions {
  shellRoot: string;
  areaRoots: Readonly<Record<string, string>>;
  /**
   * `bundle` builds one script. `routes` builds a vendor script and one chunk per area, with shared chunks.
   */
  shape: 'bundle' | 'routes';
  folder: string;
}

export interface FirstFiles {
  scripts: string[];
  styles: string[];
  texts?: Record<Locale, string> | undefined;
}

export interface Application {
  shell: FirstFiles;
  areas: Record<string, FirstFiles>;
  files: Record<string, string>;
}

/**
 * Builds the shell and its areas as one application without federation, as the baseline for measuring the
 * federated site. Only the container loader is replaced; configuration and integrity values match those of
 * releases.
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
