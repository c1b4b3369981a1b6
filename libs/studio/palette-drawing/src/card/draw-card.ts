import {
  clustersOf,
  cutLine,
  drawPng,
  drawSeal,
  fitColumns,
  isVertical,
  Pen,
  writeColumns,
  type Typefaces,
} from '@danqing/drawing';
import { PAPER } from '../paper/paper.ts';
import { drawSwatch } from '../page/swatches.ts';
import type { Card } from './card.ts';

/** Pixels. The large social networks show this size without cropping. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const BLOCK = 416;
const INSET = 48;
const NAME_SIZES = [230, 204, 146, 112, 90];
const SCHEME_AREA = { left: BLOCK + 56, right: CARD_WIDTH - 56, top: 168, height: 292, gap: 6, groupGap: 18 };
/** With more colours, the labels no longer fit the width of a swatch. */
const MAX_LABELLED = 18;
const CROWDED_GAP = 2;
const FOOT = 544;
const SEAL = 50;

export function drawCard(card: Card, typefaces: Typefaces): Buffer {
  const width = SCHEME_AREA.right - SCHEME_AREA.left;
  return drawPng(Pen.forMeasuring(typefaces), { width: CARD_WIDTH, height: CARD_HEIGHT }, (pen) => {
    pen.context.fillStyle = PAPER.ground;
    pen.context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
    drawBlock(pen, card);
    writeLine(pen, card.title, 88, { size: 46, weight: 600 }, PAPER.ink, width);
    writeLine(pen, card.note, 132, { size: 25, weight: 500 }, PAPER.ink2, width);
    drawScheme(pen, card);
    drawFoot(pen, card, width);
  });
}

function drawBlock(pen: Pen, { color, name, foot }: Card): void {
  const { context } = pen;
  context.fillStyle = color.hex;
  context.fillRect(0, 0, BLOCK, CARD_HEIGHT);
  if (color.pale) {
    context.fillStyle = PAPER.line2;
    context.fillRect(BLOCK - 1, 0, 1, CARD_HEIGHT);
  }
  if (foot !== '') {
    context.fillStyle = color.text;
    context.fillRect(INSET, CARD_HEIGHT - 104, BLOCK - 2 * INSET, 1);
    pen.write(foot, INSET, CARD_HEIGHT - 50, { size: 36, weight: 600 }, color.text);
  }
  if (isVertical(name.text)) return writeName(pen, name.text, name.syllables, color.text);
  const box = { width: 120, height: CARD_HEIGHT - 200 };
  const columns = fitColumns(pen, name.text, box, { sizes: [104, 72, 56, 40], weight: 600 });
  writeColumns(pen, columns, INSET - 8, 56, color.text);
}

function writeName(pen: Pen, text: string, syllables: readonly string[], color: string): void {
  const characters = clustersOf(text);
  const size = NAME_SIZES[Math.min(characters.length, NAME_SIZES.length) - 1] ?? 0;
  const rows = { top: 44, height: CARD_HEIGHT - 104 - 44 };
  const pitch = Math.min(size * 1.08, (rows.height - 16) / characters.length);
  const glyph = Math.min(size, pitch / 1.04);
  const reading = { size: Math.max(26, Math.min(40, Math.round(glyph * 0.19))), weight: 500 };
  characters.forEach((character, index) => {
    const top = rows.top + index * pitch;
    const width = pen.write(character, INSET - 4, top + glyph * 0.88, { size: glyph, weight: 600 }, color);
    const syllable = syllables[index];
    if (syllable === undefined) return;
    const left = INSET + width + 12;
    // A syllable of six letters would exceed the edge beside the largest character.
    const size = reading.size * Math.min(1, (BLOCK - 20 - left) / pen.width(syllable, reading));
    pen.write(syllable, left, top + glyph * 0.5 + size * 0.34, { ...reading, size }, color);
  });
}

function drawScheme(pen: Pen, { groups }: Card): void {
  const count = groups.flat().length;
  const gap = count > MAX_LABELLED ? CROWDED_GAP : SCHEME_AREA.gap;
  const gaps = (count - groups.length) * gap + (groups.length - 1) * SCHEME_AREA.groupGap;
  const width = (SCHEME_AREA.right - SCHEME_AREA.left - gaps) / count;
  let at = SCHEME_AREA.left;
  for (const group of groups) {
    for (const swatch of group) {
      const left = Math.round(at);
      const box = {
        left,
        top: SCHEME_AREA.top,
        width: Math.round(at + width) - left,
        height: SCHEME_AREA.height,
      };
      drawSwatch(pen, swatch, box);
      at += width + gap;
      if (count > MAX_LABELLED) continue;
      const hex = fitColumns(pen, swatch.hex, { width: 24, height: 200 }, { sizes: [22], weight: 500 });
      writeColumns(pen, hex, left + (box.width - hex.width) / 2, SCHEME_AREA.top + 18, swatch.text);
      const label = { size: 20, weight: 600 };
      const free = (box.width - pen.width(swatch.label, label)) / 2;
      pen.write(swatch.label, left + free, SCHEME_AREA.top + SCHEME_AREA.height + 32, label, PAPER.ink2);
    }
    at += SCHEME_AREA.groupGap - gap;
  }
}

function drawFoot(pen: Pen, { siteTitle, accentInk }: Card, width: number): void {
  const { context } = pen;
  context.fillStyle = PAPER.line;
  context.fillRect(SCHEME_AREA.left, FOOT - 18, width, 1);
  drawSeal(pen, {
    text: '丹青',
    left: SCHEME_AREA.left,
    top: FOOT,
    side: SEAL,
    color: accentInk,
    ground: PAPER.ground,
  });
  const type = { size: 26, weight: 500 };
  pen.write(siteTitle, SCHEME_AREA.left + SEAL + 18, FOOT + SEAL / 2 + 9, type, PAPER.ink);
}

function writeLine(
  pen: Pen,
  text: string,
  baseline: number,
  type: { size: number; weight: number },
  color: string,
  width: number,
): void {
  const shown = cutLine(text, width, (part) => pen.width(part, type));
  pen.write(shown, SCHEME_AREA.left, baseline, type, color);
}
