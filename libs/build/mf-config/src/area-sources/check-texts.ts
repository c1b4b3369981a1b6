import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listCatalogueProblems, type Catalogue, type CatalogueProblem } from '@danqing/contracts/catalogues';
import { LOCALES, type Locale } from '@danqing/contracts/locale';
import ts from 'typescript';
import type { AreaProblem } from './area-problem.ts';
import { lineOf } from './parse-source.ts';

const CATALOGUE = /(?:^|[\\/])locales[\\/](?:zh|en|ja)\.json$/;

/** Compares the files of each folder `locales`. */
export function checkTexts(root: string, files: readonly string[]): AreaProblem[] {
  const folders = new Set(files.filter((file) => CATALOGUE.test(file)).map(dirname));
  return [...folders].flatMap((folder) => {
    const absent = LOCALES.filter((locale) => !existsSync(join(root, folder, `${locale}.json`)));
    if (absent.length > 0)
      return absent.map((locale) => ({
        file: join(folder, `${locale}.json`),
        line: 1,
        message: `the file is missing. Translate the texts of ${LOCALES.find((other) => !absent.includes(other))}.json into it.`,
      }));
    const texts = Object.fromEntries(
      LOCALES.map((locale) => [locale, readFileSync(join(root, folder, `${locale}.json`), 'utf8')]),
    ) as Record<Locale, string>;
    const catalogues = Object.fromEntries(
      LOCALES.map((locale) => [locale, JSON.parse(texts[locale]) as Catalogue]),
    ) as Record<Locale, Catalogue>;
    return listCatalogueProblems(catalogues).map((problem) => describe(problem, folder, texts));
  });
}

function describe(
  { kind, key, locales }: CatalogueProblem,
  folder: string,
  texts: Record<Locale, string>,
): AreaProblem {
  const at = (locale: Locale) => ({
    file: join(folder, `${locale}.json`),
    line: lineOfKey(texts[locale], key) ?? 1,
  });
  const [locale = 'zh'] = locales;
  if (kind === 'placeholders')
    return {
      ...at(locale),
      message: `"${key}" has different placeholders in ${locales.join(' and ')}. Use the same ones in every language.`,
    };
  if (kind === 'empty') return { ...at(locale), message: `"${key}" is empty. Write its text in ${locale}.` };
  const source = LOCALES.find((other) => lineOfKey(texts[other], key) !== null);
  const example = source && at(source);
  return {
    file: join(folder, `${locale}.json`),
    line: lastLine(texts[locale]),
    message: `"${key}" is missing in ${locale}. Add it here${example ? `, or remove it from ${example.file}:${example.line}` : ''}.`,
  };
}

/** Returns the line of a key such as `dialog.title`, or null when the file does not have it. */
function lineOfKey(json: string, key: string): number | null {
  const source = ts.parseJsonText('texts.json', json);
  const find = (node: ts.Node, path: string): number | null => {
    if (path === key) return lineOf(source, node.getStart(source));
    const entries = ts.isPropertyAssignment(node) ? node.initializer : node;
    if (ts.isObjectLiteralExpression(entries))
      for (const entry of entries.properties) {
        if (!entry.name || !ts.isStringLiteral(entry.name)) continue;
        const found = find(entry, path ? `${path}.${entry.name.text}` : entry.name.text);
        if (found !== null) return found;
      }
    return null;
  };
  const content = source.statements[0]?.expression;
  return content ? find(content, '') : null;
}

const lastLine = (text: string) => text.trimEnd().split('\n').length;
