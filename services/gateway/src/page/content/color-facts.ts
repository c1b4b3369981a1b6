import { storyPath, type Color } from '@danqing/contracts/colors';
import { withLocale, type Locale } from '@danqing/contracts/locale';
import { colorGloss, isNamed } from '@danqing/contracts/page';
import type { ColorIndex } from '../color-index.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { colorSegment, schemeTitle } from './link-card.ts';
import { square } from './square.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import type { ResolvedPage } from '../resolve-page.ts';
import { plainScheme } from '../shared-scheme.ts';

const NEAREST = 8;

export function colorFacts({ data, shared }: ResolvedPage, colors: ColorIndex): string {
  const { basePath, locale, color } = data;
  const texts = PAGE_TEXTS[locale];
  const link = (other: Color) => colorLink(other, basePath, locale);
  const scheme = shared ?? plainScheme(color.hex);
  const parts = [
    `<h2>${schemeTitle(scheme, locale)}</h2><ul>${scheme.swatches.map(({ name, hex }) => `<li>${square(hex)} ${escapeHtml(name)} ${hex}</li>`).join('')}</ul>`,
  ];
  if (isNamed(color)) {
    const sources = color.provenance.map(
      ({ collection, hex }) => `<li>${square(hex)} ${texts.collection[collection]} ${hex}</li>`,
    );
    parts.push(`<h2>${texts.provenance}</h2><ul>${sources.join('')}</ul>`);
    const { name, history_id } = color;
    if (history_id) {
      const path = withLocale(locale, storyPath({ name, history_id }));
      parts.push(`<p><a href="${basePath.slice(0, -1)}${path}">${texts.story}</a></p>`);
    }
  }
  const near = colors
    .near(color.hex, NEAREST + 1)
    .map((nearest) => nearest.color)
    .filter((other) => !isNamed(color) || other.id !== color.id)
    .slice(0, NEAREST);
  parts.push(`<h2>${texts.nearest}</h2><ul>${near.map((other) => `<li>${link(other)}</li>`).join('')}</ul>`);
  const { before, after } = isNamed(color) ? colors.neighboursOf(color) : { before: null, after: null };
  if (before) parts.push(`<p>${texts.before} ${link(before)}</p>`);
  if (after) parts.push(`<p>${texts.after} ${link(after)}</p>`);
  return parts.join('\n');
}

const colorLink = (color: Color, basePath: string, locale: Locale) =>
  `${square(color.hex)} <a href="${basePath.slice(0, -1)}${withLocale(locale, `/colors/${colorSegment(color)}`)}" lang="zh">${escapeHtml(color.name)}</a> <span lang="zh-Latn">${escapeHtml(color.pinyin)}</span> ${escapeHtml(colorGloss(color, locale) ?? '')} ${color.hex}`;
