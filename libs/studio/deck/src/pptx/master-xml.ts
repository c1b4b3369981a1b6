import type { LaidOutSlide, Text } from '../page/primitives.ts';
import { MARGIN, PAGE } from '../page/page.ts';
import { setText } from '../text/set-text.ts';
import { BODY, SMALL, TITLE } from '../text/type-scale.ts';
import { solidFill } from './paint-xml.ts';
import { ShapeIds } from './shape-xml.ts';
import { layoutPlaceholderXml, paragraphProperties, runProperties, type Locale } from './text-xml.ts';
import { prompts } from './prompts.ts';
import { centipoints, DECLARATION, NAMESPACES } from './xml.ts';

/** Maps the colour names that slides use (tx1, bg1) to the theme's names (dk1, lt1). */
export const COLOR_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

export const background = ({ ground }: Pick<LaidOutSlide, 'ground'>): string =>
  `<p:bg><p:bgPr>${solidFill(ground)}<a:effectLst/></p:bgPr></p:bg>`;

export const TREE_HEAD =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>' +
  '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

type Placed = Text & { placeholder: NonNullable<Text['placeholder']> };

function masterTexts(locale: Locale): Placed[] {
  const { title, text } = prompts(locale);
  const ink = { slot: 'dk1' } as const;
  const width = PAGE.w - 2 * MARGIN;
  const set = (...given: Parameters<typeof setText>) => setText(...given) as Placed;
  return [
    set([title], { x: MARGIN, y: 0.58, w: width, h: 1.02 }, ink, { ...TITLE, anchor: 'middle' }),
    set([text], { x: MARGIN, y: 1.86, w: width, h: 4.6 }, ink, {
      ...BODY,
      placeholder: { type: 'body', idx: 1 },
    }),
    set(
      [text],
      { x: MARGIN, y: 6.93, w: 9, h: 0.28 },
      { slot: 'dk2' },
      { ...SMALL, sizes: [10], anchor: 'middle', placeholder: { type: 'ftr', idx: 3 } },
    ),
    set(
      ['1'],
      { x: PAGE.w - MARGIN - 1, y: 6.93, w: 1, h: 0.28 },
      { slot: 'dk2' },
      {
        ...SMALL,
        font: 'heading',
        sizes: [11],
        align: 'right',
        anchor: 'middle',
        placeholder: { type: 'sldNum', idx: 4 },
        field: 'slidenum',
      },
    ),
  ];
}

/**
 * Returns the XML of the slide master.
 *
 * @param layoutIds relationship IDs of the layouts, in order; layout IDs continue after the master's
 */
export function masterXml(layoutIds: readonly string[], locale: Locale): string {
  const ids = new ShapeIds();
  const texts = masterTexts(locale);
  const [title, body] = texts;
  const { title: titlePrompt, text: textPrompt } = prompts(locale);
  const shapes = texts
    .map((text, index) =>
      layoutPlaceholderXml(text, index === 0 ? titlePrompt : index === 1 ? textPrompt : '', ids, locale),
    )
    .join('');
  const style = (text: Placed | undefined) =>
    text ? paragraphProperties('a:lvl1pPr', text, true, runProperties('a:defRPr', text, locale)) : '';
  const list = layoutIds
    .map((id, index) => `<p:sldLayoutId id="${MASTER_ID + 1 + index}" r:id="${id}"/>`)
    .join('');
  const other = `<a:lvl1pPr marL="0" algn="l"><a:defRPr sz="${centipoints(18)}">${solidFill({ slot: 'dk1' })}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl1pPr>`;
  return (
    `${DECLARATION}<p:sldMaster ${NAMESPACES}><p:cSld>${background({ ground: { slot: 'lt1' } })}<p:spTree>${TREE_HEAD}${shapes}</p:spTree></p:cSld>` +
    `${COLOR_MAP}<p:sldLayoutIdLst>${list}</p:sldLayoutIdLst>` +
    `<p:txStyles><p:titleStyle>${style(title)}</p:titleStyle><p:bodyStyle>${style(body)}</p:bodyStyle><p:otherStyle>${other}</p:otherStyle></p:txStyles></p:sldMaster>`
  );
}

/** Lowest ID of masters and layouts (ECMA-376, ST_SlideMasterId). */
export const MASTER_ID = 2_147_483_648;
