// npm run texts: writes the types of the texts. For a JSON file TypeScript infers only strings, so each
// Chinese catalogue has a declaration with the placeholders of its texts.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { WORKSPACE } from './steps.ts';

interface Catalogue {
  [key: string]: string | Catalogue;
}

export const chineseCatalogues = (): string[] =>
  globSync('{shell,mf-*,libs/*/*,tools/area-template}/src/**/locales/zh.json', { cwd: WORKSPACE }).sort();

export async function textTypes(catalogue: string): Promise<string> {
  const file = join(WORKSPACE, catalogue);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  return format(
    `// Written by \`npm run texts\`.\ndeclare const texts: ${typeOf(texts)};\nexport default texts;\n`,
    { ...(await resolveConfig(file)), parser: 'typescript' },
  );
}

function typeOf(texts: string | Catalogue): string {
  if (typeof texts !== 'string') {
    const entries = Object.entries(texts).map(([key, text]) => `${JSON.stringify(key)}: ${typeOf(text)};`);
    return `{\n${entries.join('\n')}\n}`;
  }
  const placeholders = texts.match(/\{\{[^{}]+\}\}/g);
  return placeholders ? `\`\${string}${placeholders.join('${string}')}\${string}\`` : 'string';
}
