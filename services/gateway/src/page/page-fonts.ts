import {
  distinctCharacters,
  faceWeights,
  fontPath,
  type FontSubset,
  type SerifFace,
} from '@danqing/contracts/fonts';
import { colorGloss, isNamed } from '@danqing/contracts/page';
import type { InlineElements } from '../html/inline-elements.ts';
import type { ColorIndex } from './color-index.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { ResolvedPage } from './resolve-page.ts';
import { plainScheme } from './shared-scheme.ts';

const LOGO = '丹青';
const DIGITS = '0123456789';
const DITTO = '〃';

/**
 * Returns the fonts of the first screen: text that the server renders in the serif, and the colour names that
 * the area will show. Areas request all other fonts themselves.
 */
export function pageFonts(page: ResolvedPage, colors: ColorIndex): FontSubset[] {
  const { data, match, shared, serviceData } = page;
  const { locale, color } = data;
  const faces: Record<SerifFace, string[]> = { sc600: [LOGO], sc500: [], jp600: [], jp500: [] };
  const titles = locale === 'ja' ? faces.jp600 : faces.sc600;
  const prose = locale === 'ja' ? faces.jp500 : faces.sc500;
  if (isNamed(color)) faces.sc600.push(color.name);
  if (data.status !== 200 || !match) {
    const texts = PAGE_TEXTS[locale];
    faces.sc600.push(DIGITS);
    titles.push(data.status === 410 ? texts.gone : texts.notFound);
  } else if (match.route.page.kind === 'color') {
    const { swatches } = shared ?? plainScheme(color.hex);
    const nearest = swatches.flatMap(({ hex }) => colors.near(hex, 1).map((near) => near.color.name));
    faces.sc600.push(DITTO, ...nearest, ...(shared?.swatches.map(({ name }) => name) ?? []));
    if (isNamed(color)) {
      faces.sc500.push(color.pinyin);
      prose.push(colorGloss(color, locale) ?? '');
    } else faces.sc600.push(color.hex);
  } else titles.push(match.route.page.title[locale], serviceData?.title ?? '');
  return Object.entries(faces).flatMap(([face, texts]) => {
    const characters = distinctCharacters(texts.join(''));
    return characters.length > 0 ? [{ face: face as SerifFace, characters }] : [];
  });
}

export function fontHead(fonts: readonly FontSubset[], basePath: string, inline: InlineElements): string {
  const links = fonts.map(
    (font) =>
      `<link rel="preload" as="font" type="font/woff2" href="${basePath}${fontPath(font)}" crossorigin="anonymous">`,
  );
  const rules = fonts.map((font) => {
    const family = font.face.startsWith('jp') ? 'Page Serif JP' : 'Page Serif SC';
    return `@font-face{font-family:'${family}';font-weight:${faceWeights(font.face)};font-display:swap;src:url('${basePath}${fontPath(font)}') format('woff2')}`;
  });
  return `${links.join('\n')}\n${inline.style(rules.join(''))}`;
}
