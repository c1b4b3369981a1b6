import type { DeckPlan } from '@danqing/contracts/agent';
import type { Placeholder, Text } from '../page/primitives.ts';
import { VERTICAL_PITCH } from '../text/set-text.ts';
import { solidFill } from './paint-xml.ts';
import { transform, type ShapeIds } from './shape-xml.ts';
import { centipoints, escapeXml } from './xml.ts';

export type Locale = DeckPlan['locale'];
const LANGUAGES: Readonly<Record<Locale, string>> = { zh: 'zh-CN', en: 'en-US', ja: 'ja-JP' };
export const languageOf = (locale: Locale): string => LANGUAGES[locale];

const ALIGN = { left: 'l', center: 'ctr', right: 'r' } as const;
const ANCHOR = { top: 't', middle: 'ctr', bottom: 'b' } as const;

/** References to the theme's typefaces, so that changing the theme changes them too. */
const typefaces = (font: Text['font']): string => {
  const role = font === 'heading' ? 'mj' : 'mn';
  return `<a:latin typeface="+${role}-lt"/><a:ea typeface="+${role}-ea"/><a:cs typeface="+${role}-cs"/>`;
};

export function runProperties(
  tag: 'a:rPr' | 'a:endParaRPr' | 'a:defRPr',
  text: Text,
  locale: Locale,
): string {
  const language =
    tag === 'a:defRPr'
      ? ''
      : ` lang="${languageOf(locale)}" altLang="${locale === 'en' ? 'zh-CN' : 'en-US'}"`;
  const spacing = text.vertical ? ` spc="${centipoints(text.size * (VERTICAL_PITCH - 1))}"` : '';
  return (
    `<${tag}${language} sz="${centipoints(text.size)}" b="${text.bold ? 1 : 0}"${spacing}${tag === 'a:defRPr' ? '' : ' dirty="0"'}>` +
    `${solidFill(text.paint)}${typefaces(text.font)}</${tag}>`
  );
}

/**
 * Returns paragraph properties with an exact line height, because the natural line heights of fonts differ by
 * up to half.
 */
export function paragraphProperties(
  tag: 'a:pPr' | 'a:lvl1pPr',
  text: Text,
  first: boolean,
  inner = '',
): string {
  const before = first ? 0 : centipoints(text.gap);
  return (
    `<${tag} marL="0" indent="0" algn="${ALIGN[text.align]}"><a:lnSpc><a:spcPts val="${centipoints(text.leading)}"/></a:lnSpc>` +
    `<a:spcBef><a:spcPts val="${before}"/></a:spcBef><a:spcAft><a:spcPts val="0"/></a:spcAft><a:buNone/>${inner}</${tag}>`
  );
}

export function bodyProperties(text: Text, fitting: 'a:noAutofit' | 'a:normAutofit'): string {
  const direction = text.vertical ? 'eaVert' : 'horz';
  return (
    `<a:bodyPr vert="${direction}" wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="${ANCHOR[text.anchor]}">` +
    `<${fitting}/></a:bodyPr>`
  );
}

/** PowerPoint generates a GUID per field. Any constant works. */
const FIELD = '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}';

export const paragraphsXml = (text: Text, locale: Locale): string =>
  text.paragraphs
    .map(({ text: words }, index) => {
      const properties = runProperties('a:rPr', text, locale);
      const content = `${properties}<a:t>${escapeXml(words)}</a:t>`;
      const run = text.field
        ? `<a:fld id="${FIELD}" type="${text.field}">${content}</a:fld>`
        : `<a:r>${content}</a:r>`;
      return `<a:p>${paragraphProperties('a:pPr', text, index === 0)}${run}</a:p>`;
    })
    .join('');

export const placeholderXml = ({ type, idx }: Placeholder): string =>
  type === 'title' || type === 'ctrTitle'
    ? `<p:ph type="${type}"/>`
    : `<p:ph type="${type}"${type === 'body' || type === 'ftr' || type === 'sldNum' ? ' sz="quarter"' : ''} idx="${idx}"/>`;

const NAMES: Readonly<Record<Placeholder['type'], string>> = {
  title: 'Title',
  ctrTitle: 'Title',
  subTitle: 'Subtitle',
  body: 'Text Placeholder',
  sldNum: 'Slide Number Placeholder',
  ftr: 'Footer Placeholder',
};

export function textXml(text: Text, ids: ShapeIds, locale: Locale): string {
  const id = ids.next();
  const { placeholder } = text;
  const about = placeholder
    ? `<p:cNvPr id="${id}" name="${NAMES[placeholder.type]} ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${placeholderXml(placeholder)}</p:nvPr>`
    : `<p:cNvPr id="${id}" name="TextBox ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/>`;
  const geometry = placeholder ? '' : '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/>';
  return (
    `<p:sp><p:nvSpPr>${about}</p:nvSpPr><p:spPr>${transform(text.box)}${geometry}</p:spPr>` +
    `<p:txBody>${bodyProperties(text, 'a:noAutofit')}<a:lstStyle/>${paragraphsXml(text, locale)}</p:txBody></p:sp>`
  );
}

/** Returns a text's placeholder in a layout. Text typed into it later has the same formatting. */
export function layoutPlaceholderXml(
  text: Text & { placeholder: Placeholder },
  prompt: string,
  ids: ShapeIds,
  locale: Locale,
): string {
  const id = ids.next();
  const { placeholder } = text;
  const style = paragraphProperties('a:lvl1pPr', text, true, runProperties('a:defRPr', text, locale));
  const content = text.field
    ? `<a:fld id="${FIELD}" type="${text.field}"><a:rPr lang="${languageOf(locale)}"/><a:t>‹#›</a:t></a:fld>`
    : `<a:r><a:rPr lang="${languageOf(locale)}"/><a:t>${escapeXml(prompt)}</a:t></a:r>`;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${NAMES[placeholder.type]} ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr>${placeholderXml(placeholder)}</p:nvPr></p:nvSpPr>` +
    `<p:spPr>${transform(text.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
    `<p:txBody>${bodyProperties(text, 'a:normAutofit')}<a:lstStyle>${style}</a:lstStyle><a:p>${content}</a:p></p:txBody></p:sp>`
  );
}
