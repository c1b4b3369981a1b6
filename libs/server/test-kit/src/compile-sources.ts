// Loader for `node --import`. Node strips types, but supports neither decorators nor parameter properties.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type TypeScript from 'typescript';

const NEEDS_COMPILING = /@[A-Z]\w*\(|\b(?:private|protected|public)\b/;

const require = createRequire(import.meta.url);
/** Caches compiled sources by digest, because loading the compiler takes longer than most programs run. */
const CACHE = join(import.meta.dirname, '../../../../.nx/compiled-sources');
const { version } = require('typescript/package.json') as { version: string };
mkdirSync(CACHE, { recursive: true });

registerHooks({
  load(url, context, nextLoad) {
    if (!/^file:.*\.ts$/.test(url)) return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!NEEDS_COMPILING.test(source)) return nextLoad(url, context);
    return { format: 'module', source: compiled(source), shortCircuit: true };
  },
});

function compiled(source: string): string {
  const file = join(CACHE, `${createHash('sha256').update(version).update(source).digest('hex')}.js`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const text = compile(source);
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
    return text;
  }
}

function compile(source: string): string {
  const ts = require('typescript') as typeof TypeScript;
  return ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      experimentalDecorators: true,
      verbatimModuleSyntax: true,
    },
  }).outputText;
}
