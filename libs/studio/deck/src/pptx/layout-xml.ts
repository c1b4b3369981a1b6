import type { SlideLayout } from '@danqing/contracts/agent';
import type { LaidOutSlide, Picture, Placeholder, Text } from '../page/primitives.ts';
import { background, TREE_HEAD } from './master-xml.ts';
import { layoutName, prompts } from './prompts.ts';
import { shapeXml, ShapeIds, transform } from './shape-xml.ts';
import { layoutPlaceholderXml, textXml, type Locale } from './text-xml.ts';
import { DECLARATION, escapeXml, NAMESPACES } from './xml.ts';

export const PICTURE_INDEX = 80;

export interface MasterLayout {
  layout: SlideLayout;
  name: string;
  ground: LaidOutSlide['ground'];
  backdrop: LaidOutSlide['backdrop'];
  texts: Map<number, Text & { placeholder: Placeholder }>;
  picture?: Picture;
}

const keyOf = ({ layout, ground, backdrop }: LaidOutSlide): string =>
  JSON.stringify([layout, ground, backdrop]);

/** Collects the master layouts that slides need. Slides with the same layout and variant share one. */
export class MasterLayouts {
  readonly list: MasterLayout[] = [];
  readonly #byKey = new Map<string, number>();
  readonly #locale: Locale;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  has(layout: SlideLayout): boolean {
    return this.list.some((known) => known.layout === layout);
  }

  take(slide: LaidOutSlide): number {
    const key = keyOf(slide);
    let index = this.#byKey.get(key);
    if (index === undefined) {
      index = this.list.length;
      this.#byKey.set(key, index);
      const same = this.list.filter(({ layout }) => layout === slide.layout).length;
      const name = layoutName(slide.layout, this.#locale);
      this.list.push({
        layout: slide.layout,
        name: same === 0 ? name : `${name} ${same + 1}`,
        ground: slide.ground,
        backdrop: slide.backdrop,
        texts: new Map(),
      });
    }
    const layout = this.list[index];
    for (const part of slide.content) {
      if (part.kind === 'picture' && layout) layout.picture ??= part;
      if (part.kind === 'text' && part.placeholder && layout && !layout.texts.has(part.placeholder.idx))
        layout.texts.set(part.placeholder.idx, { ...part, placeholder: part.placeholder });
    }
    return index;
  }
}

const TYPES: Readonly<Partial<Record<SlideLayout, string>>> = { title: 'title', section: 'secHead' };

export function layoutXml(
  { layout, name, ground, backdrop, texts, picture }: MasterLayout,
  locale: Locale,
): string {
  const ids = new ShapeIds();
  const { title, text } = prompts(locale);
  const ornaments = backdrop.map((part) =>
    part.kind === 'text' ? textXml(part, ids, locale) : shapeXml(part, ids),
  );
  const places = [...texts.values()].map((place) =>
    layoutPlaceholderXml(place, place.placeholder.type.endsWith('itle') ? title : text, ids, locale),
  );
  const type = TYPES[layout];
  return (
    `${DECLARATION}<p:sldLayout ${NAMESPACES}${type ? ` type="${type}"` : ''} preserve="1" userDrawn="1"><p:cSld name="${escapeXml(name)}">` +
    `${background({ ground })}<p:spTree>${TREE_HEAD}${ornaments.join('')}${places.join('')}${picture ? picturePlace(picture, ids, locale) : ''}</p:spTree></p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>'
  );
}

function picturePlace({ box }: Picture, ids: ShapeIds, locale: Locale): string {
  const id = ids.next();
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Picture Placeholder ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph type="pic" idx="${PICTURE_INDEX}"/></p:nvPr></p:nvSpPr><p:spPr>${transform(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
    `<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>${prompts(locale).picture}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}
