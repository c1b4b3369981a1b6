import { accentStyle, cssHsl, cssOklch, hexToCmyk, hexToRgb } from '@danqing/color-core';
import type { Color, CustomColor } from '@danqing/contracts/colors';
import { withLocale, type Locale } from '@danqing/contracts/locale';
import {
  BEACON_TOKEN_SCRIPT,
  BEGIN_SCRIPT,
  FIRST_PAINT_ID,
  PAGE_DATA_ID,
  RELEASE_DOCUMENT_ID,
  RELEASE_KEY_NAME,
  ROOT_ID,
  WATCHDOG_SCRIPT,
  colorGloss,
  isNamed,
  pageIcon,
} from '@danqing/contracts/page';
import type { ActiveArea, ReleaseDocument, SignedDocument } from '@danqing/contracts/releases';
import type { PublicSite } from '../address/public-address.ts';
import { fontHead, pageFonts } from './page-fonts.ts';
import type { ColorIndex } from './color-index.ts';
import { pageContent } from './content/page-content.ts';
import { escapeHtml, scriptJson } from '../html/escape-html.ts';
import { InlineElements, type InlineSources } from '../html/inline-elements.ts';
import { renderSeoHead } from './page-head.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { trustedTypesScript } from '../html/trusted-types.ts';
import type { ResolvedPage } from './resolve-page.ts';

/**
 * Runs before the first paint, so that a dark page never flashes white. The specification defines the storage
 * key.
 */
const THEME_SCRIPT =
  "try{var d=localStorage.getItem('darkMode');if(d===null?matchMedia('(prefers-color-scheme:dark)').matches:d==='true')document.documentElement.classList.add('dark')}catch(e){}";

export interface PageReleases extends SignedDocument {
  /** All areas. The text is what the page carries of them. */
  document: ReleaseDocument;
  key: string;
}

export interface RenderInput {
  page: ResolvedPage;
  releases: PageReleases;
  /** Null when the public address is unknown, so that no absolute URLs are possible. */
  place: PublicSite | null;
  colors: ColorIndex;
  developmentScript?: string;
}

export interface RenderedPage {
  html: string;
  inline: InlineSources;
}

export function renderPage({
  page,
  releases,
  place,
  colors,
  developmentScript = '',
}: RenderInput): RenderedPage {
  const { data, match } = page;
  const texts = PAGE_TEXTS[data.locale];
  const content = pageContent(page, colors);
  const { color } = data;
  const { shell } = releases.document;
  const url = (area: ActiveArea, file: string) => escapeHtml(releaseUrl(data.basePath, area, file));
  const integrity = (area: ActiveArea, file: string) => {
    const hash = area.integrity[file];
    return hash ? ` crossorigin="anonymous" integrity="${hash}"` : ' crossorigin="anonymous"';
  };
  const preload = (area: ActiveArea, file: string, as: 'script' | 'style') =>
    `<link rel="preload" as="${as}" href="${url(area, file)}"${integrity(area, file)}>`;
  const textsOf = ({ texts }: ActiveArea) => (texts ? [texts[data.locale]] : []);
  const area = match?.area === shell ? undefined : match?.area;
  const inline = new InlineElements();
  const html = `<!doctype html>
<html lang="${data.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(content.title)}</title>
<meta name="description" content="${escapeHtml(content.description)}">
<meta name="theme-color" content="${color.hex}">
<link rel="manifest" href="${escapeHtml(homeUrl(data.basePath, data.locale).replace(/\/$/, ''))}/manifest.webmanifest">
<link rel="apple-touch-icon" href="${escapeHtml(data.basePath)}icons/180.png">
<link rel="icon" href="${pageIcon(color.hex)}">
${inline.script(`${trustedTypesScript(data.basePath)};${THEME_SCRIPT}`)}${developmentScript && `\n${inline.script(developmentScript)}`}
${inline.script(`${BEACON_TOKEN_SCRIPT};${WATCHDOG_SCRIPT}`)}
${fontHead(pageFonts(page, colors), escapeHtml(data.basePath), inline)}
${shell.styles.map((file) => `<link rel="stylesheet" href="${url(shell, file)}"${integrity(shell, file)}>`).join('\n')}
${inline.style(accentStyle(color.hex))}
${area ? [...[...area.scripts, ...textsOf(area)].map((file) => preload(area, file, 'script')), ...area.styles.map((file) => preload(area, file, 'style'))].join('\n') : ''}
${picturePreload(page)}<meta name="${RELEASE_KEY_NAME}" content="${releases.key}">
<script type="application/json" id="${RELEASE_DOCUMENT_ID}" data-signature="${releases.signature}">${releases.text}</script>
<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>
${data.watchedArea === undefined ? '' : `${inline.script(BEGIN_SCRIPT)}\n`}${[...textsOf(shell), ...shell.scripts].map((file) => `<script defer src="${url(shell, file)}"${integrity(shell, file)}></script>`).join('\n')}
${renderSeoHead(page, content, place)}
</head>
<body>
<div id="${FIRST_PAINT_ID}" data-frame-kind="${data.status !== 200 ? 'spine' : (match?.route.frame ?? 'spine')}">${renderFirstPaint(page)}</div>
<div id="${ROOT_ID}"></div>
<noscript><div class="first-paint-note">${isOfColor(page) || data.status !== 200 ? '' : `<p><a href="${escapeHtml(homeUrl(data.basePath, data.locale))}">${texts.home}</a></p>`}${content.isComplete ? '' : `<p>${escapeHtml(content.description)}</p><p>${texts.needsScript}</p>`}${content.facts()}</div></noscript>
</body>
</html>
`;
  return { html, inline };
}

function picturePreload({ data, serviceData }: ResolvedPage): string {
  if (!serviceData?.preload) return '';
  const root = data.basePath.slice(0, -1);
  const files = serviceData.preload.files.map(({ path, width }) => `${root}${path} ${width}w`).join(', ');
  return `<link rel="preload" as="image" imagesrcset="${escapeHtml(files)}" imagesizes="${escapeHtml(serviceData.preload.sizes)}" fetchpriority="high">\n`;
}

const isOfColor = ({ match }: ResolvedPage) => match?.route.page.kind === 'color';

function renderFirstPaint(page: ResolvedPage): string {
  const { data, match, shared } = page;
  const texts = PAGE_TEXTS[data.locale];
  if (data.status !== 200 || !match) return notFound(data.basePath, page);
  const { page: kind } = match.route;
  if (kind.kind !== 'color') return `<h1>${escapeHtml(kind.title[data.locale])}</h1>`;
  return colorBlock(data.color, page, shared?.fromPicture ? texts.pictureColor : texts.customColor);
}

function colorBlock(color: Color | CustomColor, { data }: ResolvedPage, unnamed: string): string {
  const home = escapeHtml(homeUrl(data.basePath, data.locale));
  const values = [
    ['HEX', color.hex],
    ['RGB', isNamed(color) ? color.rgb : hexToRgb(color.hex).join(',')],
    ['CMYK', isNamed(color) ? color.cmyk : hexToCmyk(color.hex)],
    ['HSL', cssHsl(color.hex).slice('hsl('.length, -1)],
    ['OKLCH', cssOklch(color.hex).slice('oklch('.length, -1)],
  ].map(([label, value = '']) => `<div><dt>${label}</dt><dd>${value.replaceAll(',', ', ')}</dd></div>`);
  return `<a class="first-paint-logo" href="${home}" lang="zh">丹青</a><div class="first-paint-name-box">${colorName(color, unnamed)}${gloss(color, data.locale)}</div><dl class="first-paint-values">${values.join('')}</dl>`;
}

function colorName(color: Color | CustomColor, unnamed: string): string {
  if (!isNamed(color))
    return `<h1 class="first-paint-name" data-len="4" aria-label="${unnamed} ${color.hex}"><span>${color.hex}</span></h1>`;
  const characters = [...color.name];
  const syllables = color.pinyin.split(' ');
  const cells = characters.map((character, index) => {
    const syllable = syllables[index] ?? '';
    return `<span class="first-paint-character">${escapeHtml(character)}<span class="first-paint-pinyin" lang="zh-Latn">${escapeHtml(syllable)}</span></span>`;
  });
  return `<h1 class="first-paint-name" lang="zh" data-len="${Math.min(characters.length, 5)}">${cells.join('')}</h1>`;
}

function gloss(color: Color | CustomColor, locale: Locale): string {
  const text = isNamed(color) && colorGloss(color, locale);
  return text ? `<p class="first-paint-gloss">${escapeHtml(text)}</p>` : '';
}

function notFound(basePath: string, { data }: ResolvedPage): string {
  const texts = PAGE_TEXTS[data.locale];
  return `<h1>${data.status}</h1><p>${data.status === 410 ? texts.gone : texts.notFound}${data.search ? `: ${escapeHtml(data.search)}` : ''}</p><p><a href="${escapeHtml(homeUrl(basePath, data.locale))}">${texts.home}</a></p>`;
}

const releaseUrl = (basePath: string, area: ActiveArea, file: string) =>
  area.base.startsWith('http') ? `${area.base}${file}` : `${basePath}${area.base}${file}`;

const homeUrl = (basePath: string, locale: Locale) => `${basePath.slice(0, -1)}${withLocale(locale, '/')}`;
