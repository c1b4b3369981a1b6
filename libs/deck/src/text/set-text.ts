import type { Box, FontRole, Paint, Placeholder, Text } from '../page/primitives.ts';
import { breakEvenly, breakLines } from './break-lines.ts';
import { emsOf } from './widths.ts';

/** From one character to the next in vertical text, in em. */
export const VERTICAL_PITCH = 1.12;

export interface Setting {
  font: FontRole;
  /** Points, the largest first; the last is the smallest that is still read from the back of a room. */
  sizes: readonly number[];
  /** From one line to the next, in em. */
  leading: number;
  /** Between paragraphs, in em. */
  gap?: number;
  bold?: boolean;
  align?: Text['align'];
  anchor?: Text['anchor'];
  vertical?: boolean;
  placeholder?: Placeholder;
  field?: 'slidenum';
  /** Lines of equal length instead of full ones. */
  evenly?: boolean;
}

const POINTS = 72;
/** Below the smallest size a text goes on shrinking by this, only for lengths that no language needs. */
const SHRINK = 0.93;

/** How long the lines of a text are and how far they reach, in inches. */
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

/** A text in the largest size in which all of it is within its box and no word is torn. */
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
  const whole = tried.find(({ text, torn }) => !torn && fits(text)) ?? tried.find(({ text }) => fits(text));
  let last = whole?.text ?? tried.at(-1)?.text;
  if (!last) throw new RangeError('no size was given');
  while (!fits(last)) last = at(last.size * SHRINK).text;
  return vertical ? drawnTogether(last) : evenly ? narrowed(last) : last;
}

/** Renderers differ in where columns begin in a wider box: so it is as wide as they are. */
function drawnTogether(text: Text): Text {
  const { box, anchor } = text;
  const w = extentOf(text).across;
  const spare = box.w - w;
  const x = box.x + (anchor === 'top' ? spare : anchor === 'middle' ? spare / 2 : 0);
  return { ...text, box: { ...box, x, w } };
}

/** The box of even lines is hardly wider than they are: so those who break lines anew break them alike. */
function narrowed(text: Text): Text {
  const { box, align, size } = text;
  if (align !== 'left' || text.paragraphs.every(({ lines }) => lines.length < 2)) return text;
  return { ...text, box: { ...box, w: Math.min(box.w, extentOf(text).along + (0.3 * size) / POINTS) } };
}

/** Texts that stand side by side have one size: the largest in which each of them fits. Also how tall the tallest then is. */
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

/** Text that reads well from top to bottom: ideographs and kana throughout. */
export const standsUpright = (text: string): boolean => ALL_UPRIGHT.test(text);
