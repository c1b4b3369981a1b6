import { LOCALES, type Locale } from '@danqing/contracts/locale';
import type { Catalogue, Catalogues } from './catalogue.ts';

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** Loads the catalogues of one namespace in all languages, in the form that `catalogueProblems` takes. */
export async function readCatalogues(
  catalogues: Readonly<Record<Locale, Catalogues[Locale] | Catalogue>>,
): Promise<Record<Locale, Catalogue>> {
  const read = async (texts: Catalogues[Locale] | Catalogue) =>
    typeof texts === 'function' ? (await texts()).default : texts;
  const [zh, en, ja] = await Promise.all([read(catalogues.zh), read(catalogues.en), read(catalogues.ja)]);
  return { zh, en, ja };
}

/**
 * Compares the catalogues of one namespace: missing keys, empty texts, missing plural forms, differing
 * `{{placeholders}}`.
 *
 * @returns one sentence per problem
 */
export function catalogueProblems(catalogues: Readonly<Record<Locale, Catalogue>>): string[] {
  const problems: string[] = [];
  const texts = new Map(LOCALES.map((locale) => [locale, flatten(catalogues[locale])]));
  const baseKeys = new Set([...texts.values()].flatMap((byKey) => [...byKey.keys()].map(baseKey)));
  for (const key of baseKeys) {
    const placeholders = new Map<string, Locale>();
    const plural = [...texts.values()].some((byKey) =>
      [...byKey.keys()].some((full) => full !== key && baseKey(full) === key),
    );
    for (const locale of LOCALES) {
      const wanted = plural
        ? new Intl.PluralRules(locale)
            .resolvedOptions()
            .pluralCategories.map((category) => `${key}_${category}`)
        : [key];
      for (const full of wanted) {
        const text = texts.get(locale)?.get(full);
        if (text === undefined) problems.push(`${locale}: missing ${full}`);
        else if (text.trim() === '') problems.push(`${locale}: empty ${full}`);
        else placeholders.set(placeholdersOf(text), locale);
      }
    }
    if (!plural && placeholders.size > 1) {
      problems.push(`${[...placeholders.values()].join(', ')}: different placeholders in ${key}`);
    }
  }
  return problems;
}

/**
 * Compares catalogues with the sources that use them. A key is used when a source quotes it, or when the key
 * starts with the literal beginning of a template passed to `t`. A key is unknown when `t('…')` or
 * `i18nKey="…"` names it but no catalogue has it.
 */
export function keyUsage(
  catalogue: Catalogue | readonly Catalogue[],
  sources: readonly string[],
): { unknown: string[]; unused: string[] } {
  const keys = new Set([catalogue].flat().flatMap((each) => [...flatten(each).keys()].map(baseKey)));
  const source = sources.join('\n');
  const quoted = new Set([...source.matchAll(/(['"`])([\w.-]+)\1/g)].map((match) => match[2]));
  const prefixes = [...source.matchAll(/\bt\(\s*`([^`$]*)\$\{/g)].map((match) => match[1] ?? '');
  const named = [...source.matchAll(/(?:\bt\(\s*|i18nKey=\{?)(['"`])([\w.-]+)\1/g)].map(
    (match) => match[2] ?? '',
  );
  return {
    unknown: [...new Set(named.filter((key) => !keys.has(key)))],
    unused: [...keys].filter(
      (key) => !quoted.has(key) && !prefixes.some((prefix) => prefix && key.startsWith(prefix)),
    ),
  };
}

function flatten(catalogue: Catalogue | readonly Catalogue[string][], path = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') texts.set(path + key, value);
    else for (const [inner, text] of flatten(value, `${path}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const baseKey = (key: string) => key.replace(PLURAL_SUFFIX, '');
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map((match) => match[1])
    .sort()
    .join(',');
