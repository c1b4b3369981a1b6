import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { FederationPlugin } from './federation/federation-plugin.ts';
import { readManifest, type Project } from './project.ts';
import type { ScriptTextOptions } from './script-text.ts';
import { sharedModules, sharedVersions } from './shared.ts';

export interface ConfigurationInput {
  project: Project;
  /** Part of every name that must differ between two releases in one page. */
  build: string;
  mode: 'production' | 'development';
  /** While developing: whether React takes changes into the page as it is. It needs a development React there. */
  hot?: boolean;
}

/** The global name of an area's container; it also names the host entry, so that two releases live side by side. */
export const containerName = (area: string, build: string): string => `${area.replaceAll('-', '_')}_${build}`;

/** The shell brings the federation runtime, and areas take it from there: stated in every descriptor for the gate. */
export const EXTERNAL_RUNTIME = true;

/** Name of the chunk that holds what an area exposes. */
export const AREA_CHUNK = 'area';

/** A part of the shell or of an area that has not come by then failed (milliseconds); less than an area as a whole may take. */
const CHUNK_LIMIT = 10_000;
/** Bundled before the code of the shell and of every area. */
const LATE_CHUNKS = join(import.meta.dirname, 'late-chunks.ts');

/** `import text from './name.worker.ts?script'`: the text of a self-contained script, for a worker. */
const SCRIPT_TEXT = /^\?script$/;

/** The one Rspack configuration of the shell and of every area. */
export function rspackConfiguration({
  project,
  build,
  mode,
  hot = false,
}: ConfigurationInput): Configuration {
  const production = mode === 'production';
  const isShell = project.kind === 'shell';
  const name = containerName(readManifest(project).area, build);
  // The development server finds its files by their plain names: hashed ones would 404 after a hot update.
  const hash = production ? '.[contenthash:10]' : '';
  const resolve = { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['@danqing/source', '...'] };
  const start = (file: string) => (production ? [LATE_CHUNKS, file] : [file]);
  return {
    mode,
    context: project.root,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    // Module Federation does not know of modules that are compiled when they are asked for; `rspack dev` would turn it on.
    lazyCompilation: false,
    entry: isShell ? { main: start('./src/main.tsx') } : {},
    output: {
      path: join(project.root, 'dist'),
      // While developing it would take hot updates away that a page is just fetching.
      clean: production,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LIMIT,
      // A module that threw at import throws again at the next import, instead of passing for loaded.
      strictModuleErrorHandling: true,
      uniqueName: name,
      chunkLoadingGlobal: `chunks_${name}`,
      filename: `[name]${hash}.js`,
      chunkFilename: `c/[name]${hash}.js`,
      cssFilename: `css/[name]${hash}.css`,
      cssChunkFilename: `css/[name]${hash}.css`,
      assetModuleFilename: 'a/[name].[contenthash:10][ext]',
    },
    resolve,
    module: {
      rules: [
        {
          resourceQuery: SCRIPT_TEXT,
          loader: join(import.meta.dirname, 'script-text.ts'),
          options: { mode, resolve } satisfies ScriptTextOptions,
          type: 'javascript/auto',
        },
        {
          test: /\.tsx?$/,
          resourceQuery: { not: SCRIPT_TEXT },
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false, refresh: hot } },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        ...(hot
          ? [
              {
                test: /[\\/]locales[\\/]\w+\.json$/,
                loader: join(import.meta.dirname, 'hot-texts.ts'),
                type: 'javascript/auto',
              },
            ]
          : []),
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      ],
      generator: {
        'css/module': { localIdentName: '[uniqueName]-[local]-[hash:base64:5]', exportsOnly: false },
      },
      parser: { 'css/module': { namedExports: false, dashedIdents: false, grid: false } },
    } as NonNullable<Configuration['module']>,
    optimization: {
      // Licences want their notices kept: `/*! … */` and those that name a licence stay in the scripts.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            format: { comments: 'some' },
            // Names by how often letters occur would count the letters of file hashes, which a comment changes: then
            // now and then a comment is another build. An option of SWC that the types of Rspack do not name.
            mangle: { disableCharFreq: true } as object,
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
      chunkIds: production ? 'deterministic' : 'named',
      // Deterministic ids hash the path of the checkout, which a shared module has in its name: the same sources would be
      // another release on every machine. While developing, numbers would be dealt anew with every
      // module that comes or goes, and the page would reload instead of updating.
      moduleIds: production ? 'natural' : 'named',
      splitChunks: isShell
        ? {
            cacheGroups: {
              default: false,
              defaultVendors: false,
              vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
            },
          }
        : false,
    },
    plugins: [
      new FederationPlugin(project.kind, mode, {
        name: isShell ? 'shell' : name,
        filename: `remoteEntry${hash}.js`,
        ...(isShell ? {} : { exposes: { './area': { import: start('./src/area.ts'), name: AREA_CHUNK } } }),
        shared: sharedModules(project.kind, sharedVersions(project.root)),
        manifest: production,
      }),
      ...(production
        ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })]
        : []),
      ...(hot ? [new ReactRefreshRspackPlugin({ library: name })] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    // A production build has one remark, of the manifest's addresses: they are for tools.
    infrastructureLogging: { level: production ? 'error' : 'warn' },
  };
}
