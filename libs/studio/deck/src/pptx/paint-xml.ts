import type { ThemeSlot } from '@danqing/contracts/agent';
import type { Paint, Stroke } from '../page/primitives.ts';
import { emuOfPoints, thousandths } from './xml.ts';

const SCHEME_NAMES: Readonly<Partial<Record<ThemeSlot, string>>> = {
  dk1: 'tx1',
  lt1: 'bg1',
  dk2: 'tx2',
  lt2: 'bg2',
};

export const schemeColor = ({ slot, alpha }: Paint): string => {
  const name = SCHEME_NAMES[slot] ?? slot;
  return alpha === undefined
    ? `<a:schemeClr val="${name}"/>`
    : `<a:schemeClr val="${name}"><a:alpha val="${thousandths(alpha)}"/></a:schemeClr>`;
};

export const solidFill = (paint: Paint | undefined): string =>
  paint ? `<a:solidFill>${schemeColor(paint)}</a:solidFill>` : '<a:noFill/>';

export const outline = (stroke: Stroke | undefined, ends = ''): string =>
  stroke
    ? `<a:ln w="${emuOfPoints(stroke.width)}"${ends}>${solidFill(stroke.paint)}<a:round/></a:ln>`
    : '<a:ln><a:noFill/></a:ln>';
