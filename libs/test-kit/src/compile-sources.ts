// For a process that runs the sources, `node --import <this file>`: Node takes types out of them, but knows neither decorators
// nor parameter properties.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type TypeScript from 'typescript';

/** Decorators and parameter properties; a file that only looks so is compiled all the same. */
const NEEDS_COMPILING = /@[A-Z]\w*\(|\b(?:private|protected|public)\b/;

const require = createRequire(import.meta.url);
/** Compiled texts by the digest of their sources: the compiler takes longer to load than most programs run. */
const CACHE = join(import.meta.dirname, '../../../.nx/compiled-sources');
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
    // Whole or not at all: other processes read the same folder.
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
