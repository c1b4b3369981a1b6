import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { FederationPlugin } from './federation/federation-plugin.ts';
import { ownModule } from './own-modules/own-module.ts';
import { readManifest, type Project } from './project.ts';
import type { ScriptTextOptions } from './script-text.ts';
import { sharedModules, sharedVersions } from './shared.ts';

export interface ConfigurationInput {
  project: Project;
  build: string;
  mode: 'production' | 'development';
  hot?: boolean;
}

/**
 * Global name of an area's container and of its host entry. It contains the build id, so that a page can load
 * two releases of an area.
 */
export const containerName = (area: string, build: string): string => `${area.replaceAll('-', '_')}_${build}`;

/**
 * The shell provides the federation runtime and areas use it. Every release descriptor states this, and the
 * gate checks it.
 */
export const EXTERNAL_RUNTIME = true;

export const AREA_CHUNK = 'area';

/** Milliseconds after which a chunk counts as failed. Must stay below the limit for a whole area. */
const CHUNK_LIMIT = 10_000;
const LATE_CHUNKS = ownModule('late-chunks');
const ADOPTED_STYLES = ownModule('adopted-styles');

/** `import text from './name.worker.ts?script'` imports a self-contained worker script as text. */
const SCRIPT_TEXT = /^\?script$/;
/** `import text from 'package/file.js?text'` imports a file as it is. */
const FILE_TEXT = /^\?text$/;

export function rspackConfiguration({
  project,
  build,
  mode,
  hot = false,
}: ConfigurationInput): Configuration {
  const production = mode === 'production';
  const isShell = project.kind === 'shell';
  const name = containerName(readManifest(project).area, build);
  // The development server uses plain names; hashed names would return 404 after a hot update.
  const hash = production ? '.[contenthash:10]' : '';
  const resolve = {
    extensions: ['.tsx', '.ts', '.js'],
    conditionNames: ['@danqing/source', '...'],
    alias: { 'react-style-singleton$': ADOPTED_STYLES },
  };
  const start = (file: string) => (production ? [LATE_CHUNKS, file] : [file]);
  return {
    mode,
    context: project.root,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    // Module Federation does not support lazy compilation, which `rspack dev` enables by default.
    lazyCompilation: false,
    entry: isShell ? { main: start('./src/main.tsx') } : {},
    output: {
      path: join(project.root, 'dist'),
      // In development, cleaning would delete hot updates that a page is still fetching.
      clean: production,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LIMIT,
      // A module that throws during import throws again at the next import, instead of counting as loaded.
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
          loader: ownModule('script-text'),
          options: { mode, resolve } satisfies ScriptTextOptions,
          type: 'javascript/auto',
        },
        { resourceQuery: FILE_TEXT, type: 'asset/source' },
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
                loader: ownModule('hot-texts'),
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
      // Keeps licence notices in the scripts.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            format: { comments: 'some' },
            // Frequency-based mangling would count the letters of file hashes, so a changed comment could
            // change the build. This SWC option is missing from Rspack's types.
            mangle: { disableCharFreq: true } as object,
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
      chunkIds: production ? 'deterministic' : 'named',
      // Deterministic ids hash the checkout path, which is part of a shared module's name, so each checkout
      // would build a different release. In development, natural ids shift when a module is added or removed,
      // and the page would reload instead of updating.
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
        shared: sharedModules(project, sharedVersions(project.root)),
        manifest: production,
      }),
      ...(production
        ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })]
        : []),
      ...(hot ? [new ReactRefreshRspackPlugin({ library: name })] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: production ? 'error' : 'warn' },
  };
}
