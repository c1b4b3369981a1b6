// For a process that runs the sources, `node --import <this file>`: Node takes types out of them, but knows neither decorators
// nor parameter properties.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Decorators and parameter properties; a file that only looks so is compiled all the same. */
const NEEDS_COMPILING = /@[A-Z]\w*\(|\b(?:private|protected|public)\b/;

registerHooks({
  load(url, context, nextLoad) {
    if (!/^file:.*\.ts$/.test(url)) return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!NEEDS_COMPILING.test(source)) return nextLoad(url, context);
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: {
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.ESNext,
        experimentalDecorators: true,
        verbatimModuleSyntax: true,
      },
    });
    return { format: 'module', source: outputText, shortCircuit: true };
  },
});
