import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack, type Configuration, type Stats } from '@rspack/core';

const DIST = process.argv[2] ?? join(import.meta.dirname, 'dist');

/**
 * One script and one stylesheet, without federation or chunks, so that the console works when a release is
 * broken.
 */
const configuration = {
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  devtool: false,
  entry: { console: './src/main.tsx' },
  output: {
    path: DIST,
    clean: true,
    publicPath: '',
    uniqueName: 'operator_console',
    filename: '[name].[contenthash:10].js',
    cssFilename: '[name].[contenthash:10].css',
    // Inlines the toolkit's lazy chunks.
    asyncChunks: false,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['@danqing/source', '...'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: false } },
            target: 'es2022',
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    ],
    generator: { 'css/module': { localIdentName: '[local]-[hash:base64:5]', exportsOnly: false } },
    parser: { 'css/module': { namedExports: false, dashedIdents: false, grid: false } },
  } as NonNullable<Configuration['module']>,
  optimization: { splitChunks: false },
  performance: false,
} satisfies Configuration;

const stats = await new Promise<Stats>((resolve, reject) => {
  const compiler = rspack(configuration);
  compiler.run((error, result) => {
    compiler.close(() => {
      if (error) reject(error);
      else if (!result || result.hasErrors())
        reject(new Error(result?.toString({ preset: 'errors-only', colors: false }) ?? 'no result'));
      else resolve(result);
    });
  });
});
const { entrypoints, assets = [] } = stats.toJson({ entrypoints: true, assets: true });
const entry = entrypoints?.console?.assets ?? [];
const others = assets.filter(({ name }) => entry.every((asset) => asset.name !== name));
// The gateway serves only the files that the page names.
if (others.length > 0) throw new Error(`not in the page: ${others.map(({ name }) => name).join(', ')}`);
const files = entry.map(({ name }) => ({
  file: name,
  integrity: `sha384-${createHash('sha384')
    .update(readFileSync(join(DIST, name)))
    .digest('base64')}`,
}));
// The gateway writes these values into the page (services/gateway/src/operator).
writeFileSync(
  join(DIST, 'console.json'),
  JSON.stringify(
    {
      scripts: files.filter(({ file }) => file.endsWith('.js')),
      styles: files.filter(({ file }) => file.endsWith('.css')),
    },
    null,
    1,
  ),
);
