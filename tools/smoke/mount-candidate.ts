import { splitLocale, type Locale } from '@danqing/contracts/locale';
import {
  PAGE_DATA_ID,
  RELEASE_DOCUMENT_ID,
  RELEASE_KEY_NAME,
  type InlinedPage,
  type PageData,
} from '@danqing/contracts/page';
import { matchRoute, SHELL_AREA, type ActiveArea, type ReleaseDocument } from '@danqing/contracts/releases';

/** The attributes and the text of an inlined block; `<` is an escape inside. */
const block = (id: string) => new RegExp(`<script type="application/json" id="${id}"[^>]*>([^<]*)</script>`);
const TAG = /<(?:link|script)\b[^>]*\b(?:href|src)="([^"]*)"[^>]*>(?:<\/script>)?\n?/g;
const KEY = new RegExp(`<meta name="${RELEASE_KEY_NAME}"[^>]*>\\n?`);

/** What the gateway wrote into a page; null for HTML that is no page of the site. */
export function readPage(html: string): InlinedPage | null {
  const document = block(RELEASE_DOCUMENT_ID).exec(html)?.[1];
  const data = block(PAGE_DATA_ID).exec(html)?.[1];
  if (!document || !data) return null;
  return { document: JSON.parse(document) as ReleaseDocument, data: JSON.parse(data) as PageData };
}

/**
 * The page as it would be if the candidate were active, unsigned: so the shell checks no signature and hears of no
 * other release. Nothing of it is counted. `pathname` is the address of the page. HTML that is no page of the site
 * stays as it is.
 */
export function mountCandidate(html: string, candidate: ActiveArea, pathname: string): string {
  const page = readPage(html);
  if (!page) return html;
  const { basePath } = page.data;
  const document = withCandidate(page.document, candidate);
  const { path } = splitLocale(pathname.slice(basePath.length - 1));
  const match = matchRoute([document.shell, ...document.areas], path);
  const shows = match?.area.area === candidate.area;
  // The running site does not know the routes that come with the candidate.
  const known =
    shows && Object.keys(match.params).length === 0 ? ({ status: 200, search: null } as const) : {};
  const data: PageData = { ...page.data, ...known, beaconToken: null };
  const replaced = areaOf(page.document, candidate.area);
  const bare = (replaced ? withoutFiles(html, addressOf(basePath, replaced)) : html)
    .replace(KEY, '')
    .replace(block(RELEASE_DOCUMENT_ID), () => toBlock(RELEASE_DOCUMENT_ID, document))
    .replace(block(PAGE_DATA_ID), () => toBlock(PAGE_DATA_ID, data));
  const tags =
    candidate.area === SHELL_AREA ? shellTags(data, candidate) : shows ? preloads(data, candidate) : [];
  return bare.replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/** Address of a release's folder in the site, with a trailing slash. */
export const addressOf = (basePath: string, { base }: ActiveArea): string =>
  base.startsWith('http') ? base : `${basePath}${base}`;

function withCandidate(document: ReleaseDocument, candidate: ActiveArea): ReleaseDocument {
  if (candidate.area === SHELL_AREA) return { ...document, shell: candidate };
  const others = document.areas.filter(({ area }) => area !== candidate.area);
  return { ...document, areas: [...others, candidate] };
}

const areaOf = ({ shell, areas }: ReleaseDocument, name: string): ActiveArea | undefined =>
  [shell, ...areas].find(({ area }) => area === name);

const withoutFiles = (html: string, folder: string): string =>
  html.replace(TAG, (tag, address: string) => (address.startsWith(folder) ? '' : tag));

const toBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

function shellTags({ basePath, locale }: PageData, shell: ActiveArea): string[] {
  return [
    ...shell.styles.map((file) => `<link rel="stylesheet" ${fetched('href', basePath, shell, file)}>`),
    ...[...textsOf(shell, locale), ...shell.scripts].map(
      (file) => `<script defer ${fetched('src', basePath, shell, file)}></script>`,
    ),
  ];
}

function preloads({ basePath, locale }: PageData, area: ActiveArea): string[] {
  const preload = (as: 'script' | 'style') => (file: string) =>
    `<link rel="preload" as="${as}" ${fetched('href', basePath, area, file)}>`;
  return [
    ...[...area.scripts, ...textsOf(area, locale)].map(preload('script')),
    ...area.styles.map(preload('style')),
  ];
}

/** The script with its texts in one language, if it has one. */
const textsOf = ({ texts }: ActiveArea, locale: Locale): string[] => (texts ? [texts[locale]] : []);

const fetched = (attribute: 'href' | 'src', basePath: string, area: ActiveArea, file: string): string =>
  `${attribute}="${addressOf(basePath, area)}${file}" crossorigin="anonymous" integrity="${area.integrity[file]}"`;
