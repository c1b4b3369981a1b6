import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, CatalogueEntry } from '@danqing/contracts/catalogues';

const CATALOGUE = /(?:^|[\\/])locales[\\/]zh\.json$/;

/**
 * Returns the declaration of a Chinese catalogue. For a JSON file TypeScript infers only strings; the declaration
 * also has the placeholders of the texts.
 *
 * @param command writes the declaration anew; named in its first line
 */
export const describeTexts = (texts: Catalogue, command: string): string =>
  `// Written by \`${command}\`.\ndeclare const texts: ${typeOf(texts, '')};\nexport default texts;\n`;

/**
 * Writes the declarations of the Chinese catalogues of an area.
 *
 * @returns the declarations that have changed, as paths from `root`
 */
export function writeTextTypes(root: string, command: string): string[] {
  const sources = join(root, 'src');
  if (!existsSync(sources)) return [];
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => CATALOGUE.test(file))
    .flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(sources, file), 'utf8')) as Catalogue;
      const declaration = join(sources, file.replace(/\.json$/, '.d.json.ts'));
      const text = describeTexts(texts, command);
      if (existsSync(declaration) && readFileSync(declaration, 'utf8') === text) return [];
      writeFileSync(declaration, text);
      return [join('src', file.replace(/\.json$/, '.d.json.ts'))];
    });
}

function typeOf(texts: CatalogueEntry, indent: string): string {
  if (typeof texts === 'string') {
    const placeholders = texts.match(/\{\{[^{}]+\}\}/g);
    return placeholders ? `\`\${string}${placeholders.join('${string}')}\${string}\`` : 'string';
  }
  if (isList(texts)) return `[${texts.map((entry) => typeOf(entry, indent)).join(', ')}]`;
  const inner = `${indent}  `;
  const entries = Object.entries(texts).map(
    ([key, text]) => `${inner}${nameOf(key)}: ${typeOf(text, inner)};\n`,
  );
  return `{\n${entries.join('')}${indent}}`;
}

const isList = (entry: CatalogueEntry): entry is readonly CatalogueEntry[] => Array.isArray(entry);
const nameOf = (key: string) => (/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(key) ? key : `'${key}'`);
