import type { Box, FontRole, Paint, Placeholder, Text } from '../page/primitives.ts';
import { breakEvenly, breakLines } from './break-lines.ts';
import { emsOf } from './widths.ts';

/** Character advance in vertical text, in em. */
export const VERTICAL_PITCH = 1.12;

export interface Setting {
  font: FontRole;
  /** Points, in descending order. The last one is the smallest that is legible from the back of a room. */
  sizes: readonly number[];
  leading: number;
  gap?: number;
  bold?: boolean;
  align?: Text['align'];
  anchor?: Text['anchor'];
  vertical?: boolean;
  placeholder?: Placeholder;
  field?: 'slidenum';
  evenly?: boolean;
}

const POINTS = 72;
/**
 * Factor by which a text keeps shrinking below the smallest size. Only unrealistically long texts need it.
 */
const SHRINK = 0.93;
/** In a wide box, a title may shrink to this share of its possible size to stay on one line. */
const ONE_LINE = 0.68;

/**
 * Returns the extent of a text in inches. `along` is the length of its longest line, `across` the extent of
 * all lines with their gaps. Lines of vertical text are columns.
 */
export function extentOf(text: Text): { along: number; across: number } {
  const lines = text.paragraphs.flatMap((paragraph) => paragraph.lines);
  const pitch = text.vertical ? VERTICAL_PITCH : 1;
  return {
    along: (Math.max(0, ...lines.map((line) => emsOf(line, text.bold))) * text.size * pitch) / POINTS,
    across: (lines.length * text.leading + (text.paragraphs.length - 1) * text.gap) / POINTS,
  };
}

export const fits = (text: Text): boolean => {
  const { along, across } = extentOf(text);
  const [length, room] = text.vertical ? [text.box.h, text.box.w] : [text.box.w, text.box.h];
  return along <= length + 1e-6 && across <= room + 1e-6;
};

/** Sets a text in the largest size at which all of it fits the box without splitting a word. */
export function setText(
  paragraphs: readonly string[],
  box: Box,
  paint: Paint,
  {
    font,
    sizes,
    leading,
    gap = 0,
    bold = false,
    align = 'left',
    anchor = 'top',
    evenly,
    ...setting
  }: Setting,
): Text {
  const vertical = setting.vertical ?? false;
  const at = (size: number): { text: Text; torn: boolean } => {
    const length = ((vertical ? box.h / VERTICAL_PITCH : box.w) * POINTS) / size;
    const broken = paragraphs.map((paragraph) => ({
      text: paragraph,
      ...(evenly ? breakEvenly : breakLines)(paragraph, length, bold),
    }));
    return {
      torn: broken.some(({ torn }) => torn),
      text: {
        kind: 'text',
        box,
        paragraphs: broken.map(({ text, lines }) => ({ text, lines })),
        font,
        size,
        leading: size * leading,
        gap: size * gap,
        bold,
        paint,
        align,
        anchor,
        vertical,
        ...(setting.placeholder && { placeholder: setting.placeholder }),
        ...(setting.field && { field: setting.field }),
      },
    };
  };
  const tried = sizes.map(at);
  const largest = Math.max(...sizes);
  const whole =
    (evenly &&
      box.w > box.h &&
      tried.find((one) => inOneLine(one.text) && !one.torn && one.text.size >= ONE_LINE * largest)) ||
    tried.find(({ text, torn }) => !torn && fits(text)) ||
    tried.find(({ text }) => fits(text));
  let last = whole?.text ?? tried.at(-1)?.text;
  if (!last) throw new RangeError('no size was given');
  while (!fits(last)) last = at(last.size * SHRINK).text;
  return vertical ? drawnTogether(last, evenly) : evenly ? narrowed(last) : last;
}

const inOneLine = (text: Text): boolean =>
  fits(text) && text.paragraphs.every(({ lines }) => lines.length === 1);

/** Narrows the box to its columns, because renderers disagree on where columns start in a wider box. */
function drawnTogether(text: Text, evenly = false): Text {
  const { box, anchor } = text;
  const w = extentOf(text).across;
  const spare = box.w - w;
  const x = box.x + (anchor === 'top' ? spare : anchor === 'middle' ? spare / 2 : 0);
  const h = evenly ? Math.min(box.h, extentOf(text).along + (0.95 * text.size) / POINTS) : box.h;
  return { ...text, box: { ...box, x, w, h: text.align === 'left' ? h : box.h } };
}

/**
 * Narrows the box to its longest line. Presentation programs break lines themselves; in a wider box they
 * would move the breaks of evenly broken text.
 */
function narrowed(text: Text): Text {
  const { box, align, size } = text;
  if (align !== 'left' || text.paragraphs.every(({ lines }) => lines.length < 2)) return text;
  return { ...text, box: { ...box, w: Math.min(box.w, extentOf(text).along + (0.3 * size) / POINTS) } };
}

/**
 * Returns the largest size at which every one of several side-by-side texts fits, and the height of the
 * tallest in that size.
 */
export function oneSize(
  texts: readonly (string | readonly string[])[],
  box: Pick<Box, 'w' | 'h'>,
  setting: Setting,
): { setting: Setting; height: number } {
  const at = (one: Setting) =>
    texts.map((text) =>
      setText(typeof text === 'string' ? [text] : text, { x: 0, y: 0, ...box }, { slot: 'dk1' }, one),
    );
  const size = Math.min(...at(setting).map((text) => text.size));
  const shared = { ...setting, sizes: [size] };
  return { setting: shared, height: Math.max(...at(shared).map((text) => extentOf(text).across)) };
}

const ALL_UPRIGHT =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\u30FB\u30FC\uFF00-\uFF60！？]+$/u;

/** Returns true when the text consists of ideographs and kana only, so that it reads well vertically. */
export const isVerticalText = (text: string): boolean => ALL_UPRIGHT.test(text);
