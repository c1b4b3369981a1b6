import type { Slide } from '@danqing/contracts/agent';
import type { Box, LaidOutSlide, Picture, Primitive } from '../page/primitives.ts';
import { PICTURE_INDEX } from './layout-xml.ts';
import { TREE_HEAD } from './master-xml.ts';
import { iconXml, shapeXml, ShapeIds, transform } from './shape-xml.ts';
import { tableXml } from './table-xml.ts';
import { textXml, type Locale } from './text-xml.ts';
import { CHART, DECLARATION, emu, escapeXml, NAMESPACES, thousandths } from './xml.ts';

export interface DeckPicture {
  bytes: Uint8Array;
  /** Excludes WebP, which some versions of Office cannot show. */
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

export interface SlideLinks {
  chart?: string;
  picture?: { id: string; width: number; height: number };
}

const descriptionOf = (slide: Slide): string =>
  slide.layout === 'chart' ? `${slide.title}. ${slide.takeaway}` : 'title' in slide ? slide.title : '';

export function slideXml(slide: Slide, { content }: LaidOutSlide, links: SlideLinks, locale: Locale): string {
  const ids = new ShapeIds();
  const write = (part: Primitive): string => {
    switch (part.kind) {
      case 'text':
        return textXml(part, ids, locale);
      case 'icon':
        return iconXml(part, ids);
      case 'picture':
        return pictureXml(part, links.picture, ids);
      case 'chart':
        return chartFrame(part.box, links.chart ?? '', descriptionOf(slide), ids);
      case 'table':
        return tableXml(part, descriptionOf(slide), ids, locale);
      default:
        return shapeXml(part, ids);
    }
  };
  return (
    `${DECLARATION}<p:sld ${NAMESPACES}><p:cSld><p:spTree>${TREE_HEAD}${content.map(write).join('')}</p:spTree></p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>'
  );
}

function chartFrame(box: Box, relationship: string, description: string, ids: ShapeIds): string {
  const id = ids.next();
  return (
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Chart ${id}" descr="${escapeXml(description)}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>` +
    `${transform(box, 'p')}<a:graphic><a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" r:id="${relationship}"/></a:graphicData></a:graphic></p:graphicFrame>`
  );
}

function pictureXml({ box, alt, fallback }: Picture, link: SlideLinks['picture'], ids: ShapeIds): string {
  const id = ids.next();
  if (!link) {
    const shapes = fallback.map((shape) => shapeXml(shape, ids)).join('');
    const place = `<a:off x="${emu(box.x)}" y="${emu(box.y)}"/><a:ext cx="${emu(box.w)}" cy="${emu(box.h)}"/>`;
    return (
      `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${id}" name="Picture ${id}" descr="${escapeXml(alt)}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>` +
      `<p:grpSpPr><a:xfrm>${place}${place.replace('a:off', 'a:chOff').replace('a:ext', 'a:chExt')}</a:xfrm></p:grpSpPr>${shapes}</p:grpSp>`
    );
  }
  const wide = link.width / link.height / (box.w / box.h);
  const cut = thousandths((1 - Math.min(wide, 1 / wide)) / 2);
  const crop = wide > 1 ? `l="${cut}" r="${cut}"` : `t="${cut}" b="${cut}"`;
  return (
    `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture ${id}" descr="${escapeXml(alt)}"/><p:cNvPicPr><a:picLocks noGrp="1" noChangeAspect="1"/></p:cNvPicPr>` +
    `<p:nvPr><p:ph type="pic" idx="${PICTURE_INDEX}"/></p:nvPr></p:nvPicPr><p:blipFill><a:blip r:embed="${link.id}"/><a:srcRect ${crop}/><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
    `<p:spPr>${transform(box)}</p:spPr></p:pic>`
  );
}
