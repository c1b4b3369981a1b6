import { baseKey, flattenCatalogue, listCatalogueProblems } from '@danqing/contracts/catalogues';
import type { Locale } from '@danqing/contracts/locale';
import type { Catalogue, Catalogues } from './catalogue.ts';

/** Loads the catalogues of one namespace in all languages, in the form that `catalogueProblems` takes. */
export async function readCatalogues(
  catalogues: Readonly<Record<Locale, Catalogues[Locale] | Catalogue>>,
): Promise<Record<Locale, Catalogue>> {
  const read = async (texts: Catalogues[Locale] | Catalogue) =>
    typeof texts === 'function' ? (await texts()).default : texts;
  const [zh, en, ja] = await Promise.all([read(catalogues.zh), read(catalogues.en), read(catalogues.ja)]);
  return { zh, en, ja };
}

/** Returns one sentence per problem of the catalogues of one namespace (`listCatalogueProblems`). */
export const catalogueProblems = (catalogues: Readonly<Record<Locale, Catalogue>>): string[] =>
  listCatalogueProblems(catalogues).map(({ kind, key, locales }) =>
    kind === 'placeholders'
      ? `${locales.join(', ')}: different placeholders in ${key}`
      : `${locales.join(', ')}: ${kind} ${key}`,
  );

/**
 * Compares catalogues with the sources that use them. A key is used when a source quotes it, or when the key
 * starts with the literal beginning of a template passed to `t`. A key is unknown when `t('…')` or
 * `i18nKey="…"` names it but no catalogue has it.
 */
export function keyUsage(
  catalogue: Catalogue | readonly Catalogue[],
  sources: readonly string[],
): { unknown: string[]; unused: string[] } {
  const keys = new Set([catalogue].flat().flatMap((each) => [...flattenCatalogue(each).keys()].map(baseKey)));
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
