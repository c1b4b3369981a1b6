import { splitLocale, type Locale } from '@danqing/contracts/locale';
import {
  PAGE_DATA_ID,
  RELEASE_DOCUMENT_ID,
  RELEASE_KEY_NAME,
  type InlinedPage,
  type PageData,
} from '@danqing/contracts/page';
import { matchRoute, SHELL_AREA, type ActiveArea, type ReleaseDocument } from '@danqing/contracts/releases';

/** Matches an inlined block with its attributes and text. Inside, `<` is escaped. */
const block = (id: string) => new RegExp(`<script type="application/json" id="${id}"[^>]*>([^<]*)</script>`);
const TAG = /<(?:link|script)\b[^>]*\b(?:href|src)="([^"]*)"[^>]*>(?:<\/script>)?\n?/g;
const KEY = new RegExp(`<meta name="${RELEASE_KEY_NAME}"[^>]*>\\n?`);

/** Returns the data that the gateway wrote into a page, or null for other HTML. */
export function readPage(html: string): InlinedPage | null {
  const document = block(RELEASE_DOCUMENT_ID).exec(html)?.[1];
  const data = block(PAGE_DATA_ID).exec(html)?.[1];
  if (!document || !data) return null;
  return { document: JSON.parse(document) as ReleaseDocument, data: JSON.parse(data) as PageData };
}

/**
 * Returns the page as if the candidate were active among the releases of a complete document. It is unsigned, so the shell checks no signature and
 * receives no releases, and its beacons are not counted. Other HTML is returned unchanged.
 *
 * @param pathname path of the page
 */
export function mountCandidate(
  html: string,
  { candidate, document: running }: { candidate: ActiveArea; document: ReleaseDocument },
  pathname: string,
): string {
  const page = readPage(html);
  if (!page) return html;
  const { basePath } = page.data;
  const document = withCandidate(running, candidate);
  const { path } = splitLocale(pathname.slice(basePath.length - 1));
  const match = matchRoute([document.shell, ...document.areas], path);
  const shows = match?.area.area === candidate.area;
  // The running site does not have the candidate's routes yet.
  const known =
    shows && Object.keys(match.params).length === 0 ? ({ status: 200, search: null } as const) : {};
  const data: PageData = { ...page.data, ...known, reportsLoads: false };
  const replaced = areaOf(page.document, candidate.area);
  const bare = (replaced ? withoutFiles(html, addressOf(basePath, replaced)) : html)
    .replace(KEY, '')
    .replace(block(RELEASE_DOCUMENT_ID), () => toBlock(RELEASE_DOCUMENT_ID, document))
    .replace(block(PAGE_DATA_ID), () => toBlock(PAGE_DATA_ID, data));
  const tags =
    candidate.area === SHELL_AREA ? shellTags(data, candidate) : shows ? preloads(data, candidate) : [];
  return bare.replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

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

const textsOf = ({ texts }: ActiveArea, locale: Locale): string[] => (texts ? [texts[locale]] : []);

const fetched = (attribute: 'href' | 'src', basePath: string, area: ActiveArea, file: string): string =>
  `${attribute}="${addressOf(basePath, area)}${file}" crossorigin="anonymous" integrity="${area.integrity[file]}"`;
