// Runs at the end of `npm ci`. Takes away what nothing here reads, a fifth of all that was installed: the C++ headers of
// the Node that comes as a package, the source maps of other people's packages, and what some bring beside what they are
// built into: sources, handbooks, a build for browsers. And says why npm warned of its Node.
// It may run on any Node, so it is plain JavaScript.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const modules = join(dirname(import.meta.dirname), 'node_modules');
const entries = readdirSync(modules, { recursive: true, withFileTypes: true });

for (const { name } of entries.filter(
  ({ name, parentPath }) => parentPath === modules && /^node-\w+-\w+$/.test(name),
))
  rmSync(join(modules, name, 'include'), { recursive: true, force: true });
for (const entry of entries)
  if (entry.isFile() && /\.(?:[cm]?js|css|[cm]?ts)\.map$/.test(entry.name))
    rmSync(join(entry.parentPath, entry.name));
const UNREAD = [
  'ai/docs',
  'ai/src',
  'alipay-sdk/dist/commonjs',
  'alipay-sdk/src',
  ...['gateway', 'openai-compatible', 'provider', 'provider-utils'].map((name) => `@ai-sdk/${name}/src`),
  'happy-dom/src',
  'rxjs/src',
  'ox/_cjs',
  'ox/src',
  'stripe/cjs',
  'typeorm/browser',
  'viem/_cjs',
  'viem/src',
  'zod/src',
];
for (const folder of UNREAD) rmSync(join(modules, folder), { recursive: true, force: true });

const [, installer, major] = /\bnode\/v((\d+)\.\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
const [ours] = process.versions.node.split('.');
if (Number(major) < 22 && Number(ours) >= 22)
  console.log(
    `EBADENGINE warnings above are about Node ${installer}, which npm runs on. All else runs on Node ${process.versions.node}, which was just installed.`,
  );
