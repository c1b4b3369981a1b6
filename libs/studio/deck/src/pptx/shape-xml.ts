import type { SlideIcon } from '@danqing/contracts/agent';
import { PICTOGRAM_UNITS, pictogram } from '../icons/pictograms.ts';
import type { Box, Icon, Path, PathCommand, Shape } from '../page/primitives.ts';
import { outline, solidFill } from './paint-xml.ts';
import { emu, escapeXml } from './xml.ts';

export class ShapeIds {
  #last = 1;
  next(): number {
    return (this.#last += 1);
  }
}

/** Marks a shape as decorative for screen readers (Office 2019 and later; others ignore it). */
const DECORATIVE =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

export const decorativeProperties = (id: number, name: string): string =>
  `<p:cNvPr id="${id}" name="${escapeXml(name)}">${DECORATIVE}</p:cNvPr>`;

export const transform = ({ x, y, w, h }: Box, prefix = 'a'): string =>
  `<${prefix}:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${Math.max(1, emu(w))}" cy="${Math.max(1, emu(h))}"/></${prefix}:xfrm>`;

const preset = (name: string): string => `<a:prstGeom prst="${name}"><a:avLst/></a:prstGeom>`;

function customGeometry(
  path: readonly PathCommand[],
  width: number,
  height: number,
  toUnits: (x: number, y: number) => [number, number],
  attributes = '',
): string {
  const point = (x: number, y: number) => {
    const [px, py] = toUnits(x, y);
    return `<a:pt x="${px}" y="${py}"/>`;
  };
  const commands = path.map((command) => {
    if (command.to === 'close') return '<a:close/>';
    const end = point(command.x, command.y);
    if (command.to === 'curve')
      return `<a:cubicBezTo>${point(command.x1, command.y1)}${point(command.x2, command.y2)}${end}</a:cubicBezTo>`;
    return command.to === 'move' ? `<a:moveTo>${end}</a:moveTo>` : `<a:lnTo>${end}</a:lnTo>`;
  });
  return (
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>' +
    `<a:pathLst><a:path w="${width}" h="${height}"${attributes}>${commands.join('')}</a:path></a:pathLst></a:custGeom>`
  );
}

const pathGeometry = ({ box, path }: Path): string =>
  customGeometry(path, emu(box.w), emu(box.h), (x, y) => [emu(x - box.x), emu(y - box.y)]);

function geometry(shape: Shape): string {
  if (shape.kind === 'path') return pathGeometry(shape);
  if (shape.kind === 'ellipse') return preset('ellipse');
  return preset(shape.radius === undefined ? 'rect' : 'roundRect');
}

/** A shape without a text body makes some versions of PowerPoint offer to repair the file. */
const EMPTY_TEXT = '<p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody>';

const NAMES = { rectangle: 'Rectangle', ellipse: 'Ellipse', path: 'Freeform' } as const;

export function shapeXml(shape: Shape, ids: ShapeIds): string {
  const id = ids.next();
  return (
    `<p:sp><p:nvSpPr>${decorativeProperties(id, `${NAMES[shape.kind]} ${id}`)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr>${transform(shape.box)}${geometry(shape)}${solidFill(shape.fill)}${outline(shape.stroke)}</p:spPr>${EMPTY_TEXT}</p:sp>`
  );
}

const ICON_SCALE = 100;

const iconGeometry = (name: SlideIcon): string =>
  customGeometry(
    pictogram(name),
    PICTOGRAM_UNITS * ICON_SCALE,
    PICTOGRAM_UNITS * ICON_SCALE,
    (x, y) => [Math.round(x * ICON_SCALE), Math.round(y * ICON_SCALE)],
    ' fill="none"',
  );

export function iconXml({ box, name, paint, width }: Icon, ids: ShapeIds): string {
  const id = ids.next();
  return (
    `<p:sp><p:nvSpPr>${decorativeProperties(id, `${name} ${id}`)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr>${transform(box)}${iconGeometry(name)}<a:noFill/>${outline({ paint, width }, ' cap="rnd"')}</p:spPr>${EMPTY_TEXT}</p:sp>`
  );
}
