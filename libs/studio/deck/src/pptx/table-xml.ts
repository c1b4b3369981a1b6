import type { Table } from '../page/primitives.ts';
import { solidFill } from './paint-xml.ts';
import { transform, type ShapeIds } from './shape-xml.ts';
import { paragraphsXml, type Locale } from './text-xml.ts';
import { DRAWING, emu, emuOfPoints, escapeXml } from './xml.ts';

/** Office's style "No Style, No Grid", so that each cell sets its own theme colours. */
const NO_STYLE = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}';

export function tableXml(
  { box, rows, rule }: Table,
  description: string,
  ids: ShapeIds,
  locale: Locale,
): string {
  const id = ids.next();
  const none = (side: string) => `<a:${side} w="0"><a:noFill/></a:${side}>`;
  const below = `<a:lnB w="${emuOfPoints(rule.width)}">${solidFill(rule.paint)}</a:lnB>`;
  const grid = (rows[0] ?? []).map((cell) => `<a:gridCol w="${emu(cell.box.w)}"/>`).join('');
  const body = rows
    .map((cells) => {
      const content = cells
        .map(({ text, fill, box: cell }) => {
          const pad = `marL="${emu(text.box.x - cell.x)}" marR="${emu(text.box.x - cell.x)}" marT="${emu(text.box.y - cell.y)}" marB="${emu(text.box.y - cell.y)}"`;
          return (
            `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphsXml(text, locale)}</a:txBody>` +
            `<a:tcPr ${pad} anchor="ctr">${none('lnL')}${none('lnR')}${none('lnT')}${below}${solidFill(fill)}</a:tcPr></a:tc>`
          );
        })
        .join('');
      return `<a:tr h="${emu(cells[0]?.box.h ?? 0)}">${content}</a:tr>`;
    })
    .join('');
  return (
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Table ${id}" descr="${escapeXml(description)}"/>` +
    `<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${transform(box, 'p')}` +
    `<a:graphic><a:graphicData uri="${DRAWING.replace('/main', '/table')}"><a:tbl><a:tblPr firstRow="1" bandRow="1"><a:tableStyleId>${NO_STYLE}</a:tableStyleId></a:tblPr>` +
    `<a:tblGrid>${grid}</a:tblGrid>${body}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  );
}
