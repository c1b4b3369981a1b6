import { LOCALES, type Locale } from '../locale/index.ts';

export type CatalogueEntry = string | Catalogue | readonly CatalogueEntry[];

/** The texts of one namespace in one language. */
export interface Catalogue {
  [key: string]: CatalogueEntry;
}

export interface CatalogueProblem {
  kind: 'missing' | 'empty' | 'placeholders';
  /** Full key, with its plural suffix when it is missing or empty. */
  key: string;
  /** Languages with the problem; all languages that have the key when their placeholders differ. */
  locales: Locale[];
}

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/**
 * Compares the catalogues of one namespace: missing keys, empty texts, missing plural forms, differing
 * `{{placeholders}}`.
 */
export function listCatalogueProblems(catalogues: Readonly<Record<Locale, Catalogue>>): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  const texts = new Map(LOCALES.map((locale) => [locale, flattenCatalogue(catalogues[locale])]));
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
        if (text === undefined) problems.push({ kind: 'missing', key: full, locales: [locale] });
        else if (text.trim() === '') problems.push({ kind: 'empty', key: full, locales: [locale] });
        else placeholders.set(placeholdersOf(text), locale);
      }
    }
    if (!plural && placeholders.size > 1)
      problems.push({ kind: 'placeholders', key, locales: [...placeholders.values()] });
  }
  return problems;
}

/** Returns the texts of a catalogue by their full key, such as `dialog.title`. */
export function flattenCatalogue(
  catalogue: Catalogue | readonly CatalogueEntry[],
  path = '',
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') texts.set(path + key, value);
    else for (const [inner, text] of flattenCatalogue(value, `${path}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/** Returns a key without its plural suffix. */
export const baseKey = (key: string): string => key.replace(PLURAL_SUFFIX, '');

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map((match) => match[1])
    .sort()
    .join(',');
