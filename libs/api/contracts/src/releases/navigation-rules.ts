import { LOCALES } from '../locale/index.ts';
import type { AreaManifest, NavigationItem } from './releases.ts';
import { RESERVED_SEGMENTS } from './reserved-paths.ts';
import { matchPattern } from './routes.ts';

const SITE = 'http://site.invalid';

/** Items of one area in the navigation, which all areas share. */
export const MAX_AREA_NAVIGATION = 2;

/** Width of a label in Latin letters. Longer ones wrap in the bar beside those of other areas. */
export const MAX_LABEL_WIDTH = 20;

/** Characters that are twice as wide as a Latin letter. */
const WIDE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

/** Returns the problems of navigation links that leave the site's pages. */
export const externalLinkProblems = ({ navigation }: AreaManifest): string[] =>
  navigation.flatMap((item) => externalLinkProblem(item) ?? []);

/** Returns the problems of an area's navigation: number, labels, and links that are no pages of the area. */
export function navigationProblems({ navigation, routes }: AreaManifest): string[] {
  const more = navigation.length - MAX_AREA_NAVIGATION;
  return [
    ...(more > 0 ? [`${navigation.length} items, ${more} more than an area may have`] : []),
    ...navigation.flatMap((item) => {
      const link = externalLinkProblem(item) ?? foreignLinkProblem(item, routes);
      return [...labelProblems(item), ...(link === null ? [] : [link])];
    }),
  ];
}

function labelProblems({ id, label }: NavigationItem): string[] {
  return LOCALES.flatMap((locale) => {
    const excess = widthOf(label[locale]) - MAX_LABEL_WIDTH;
    if (excess <= 0) return [];
    return [
      `${id}: the label "${label[locale]}" (${locale}) is too long by ${excess}; ${MAX_LABEL_WIDTH} letters or ${MAX_LABEL_WIDTH / 2} Chinese or Japanese characters fit`,
    ];
  });
}

const widthOf = (text: string) =>
  [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);

function externalLinkProblem({ id, path }: NavigationItem): string | null {
  const url = resolved(path);
  if (!url) return `${id}: ${path} leads to another site`;
  const first = decoded(url.pathname.split('/').find((segment) => segment !== '') ?? '');
  if (first === null) return `${id}: ${path} is no address`;
  return RESERVED_SEGMENTS.has(first) ? `${id}: ${path} is no page, /${first} is the gateway's` : null;
}

function foreignLinkProblem({ id, path }: NavigationItem, routes: AreaManifest['routes']): string | null {
  const pathname = resolved(path)?.pathname ?? '';
  const isOwn = routes.some((route) => matchPattern(route.path, pathname) !== null);
  return isOwn ? null : `${id}: ${path} is no route of the area`;
}

/** Resolves a path like a browser: `//` and `/\` start another host, `..` goes up, and %61pi is api. */
function resolved(path: string): URL | null {
  const url = path.startsWith('/') ? URL.parse(path, SITE) : null;
  return url?.origin === SITE ? url : null;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
