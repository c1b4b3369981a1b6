import {
  cutLine,
  drawSeal,
  fitColumns,
  isVertical,
  Pen,
  writeColumns,
  type Columns,
  type Typefaces,
} from '@danqing/drawing';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { CARD_HEIGHT, CARD_WIDTH, type CreationCard } from './card.ts';

export interface CardInput extends CreationCard {
  painting: Uint8Array;
}

/** Light-theme sRGB values of the same roles in ui-kit's tokens.css. Keep them in step. */
const PAPER = { ground: '#F9F5EE', ink: '#241E1A', ink2: '#4F4943', line: '#241E1A1F' };
const SIDE = CARD_HEIGHT;
const LEFT = SIDE + 52;
const RIGHT = CARD_WIDTH - 56;
const TOP = 60;
const FOOT = 532;
/**
 * Font sizes of the poem, in pixels. At the smallest, a line of seven characters still fits above the foot.
 */
const POEM_SIZES = [48, 44, 40, 36, 32, 28];
const TITLE = { size: 30, height: 420, gap: 36 };
const AUTHOR = { size: 22, gap: 26 };
const SEAL = 44;
const QUALITY = 88;

/**
 * Renders a JPEG of 1,200 by 630 pixels, with the painting on the left and the poem in vertical columns. Runs
 * in the drawing process.
 */
export async function drawCreationCard(card: CardInput, typefaces: Typefaces): Promise<Buffer> {
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = PAPER.ground;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  const image = await loadImage(Buffer.from(card.painting));
  const side = Math.min(image.width, image.height);
  const [x, y] = [(image.width - side) / 2, (image.height - side) / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
  const pen = new Pen(context, typefaces);
  writePoem(pen, card);
  drawFoot(pen, card);
  return canvas.encode('jpeg', QUALITY);
}

function writePoem(pen: Pen, { title, lines, author, seal, accentInk }: CreationCard): void {
  const column = (text: string, sizes: readonly number[], height: number): Columns =>
    fitColumns(pen, text, { width: sizes[0] ?? 0, height }, { sizes, weight: 600 });
  const tall = FOOT - TOP - 44;
  const size = POEM_SIZES.find((wanted) =>
    lines.every((line) => {
      const { height, lines: broken } = column(line, [wanted], Number.POSITIVE_INFINITY);
      return broken.length === 1 && height <= tall;
    }),
  );
  const poem = lines.map((line) => column(line, [size ?? 28], tall));
  const heading = column(title, [TITLE.size, 26, 22], TITLE.height);
  const signed = isVertical(author) ? column(author, [AUTHOR.size], tall - SEAL - 80) : null;
  const pitch = (size ?? 28) * 1.62;
  let at = RIGHT - heading.width;
  writeColumns(pen, heading, at, TOP, PAPER.ink2);
  at -= TITLE.gap;
  for (const line of poem) {
    at -= line.width;
    writeColumns(pen, line, at, TOP + 24, PAPER.ink);
    at -= pitch - line.width;
  }
  at -= AUTHOR.gap;
  const left = Math.max(LEFT, at - SEAL / 2 - 6);
  const longest = Math.max(...poem.map(({ height }) => height), (signed?.height ?? 0) + SEAL + 16);
  const bottom = TOP + 24 + longest;
  if (signed) {
    const top = Math.max(TOP + 24, bottom - SEAL - 16 - signed.height);
    writeColumns(pen, signed, left + (SEAL - signed.width) / 2, top, PAPER.ink2);
  }
  drawSeal(pen, {
    text: seal,
    left,
    top: bottom - SEAL,
    side: SEAL,
    color: accentInk,
    ground: PAPER.ground,
  });
}

function drawFoot(pen: Pen, { note, siteTitle, author, accentInk }: CreationCard): void {
  const { context } = pen;
  const width = RIGHT - LEFT;
  context.fillStyle = PAPER.line;
  context.fillRect(LEFT, FOOT, width, 1);
  const line = { size: 22, weight: 500 };
  const said = isVertical(author) ? note : `${note} · ${author}`;
  pen.write(
    cutLine(said, width, (part) => pen.width(part, line)),
    LEFT,
    FOOT + 36,
    line,
    PAPER.ink2,
  );
  const side = 28;
  drawSeal(pen, { text: '丹青', left: LEFT, top: FOOT + 50, side, color: accentInk, ground: PAPER.ground });
  pen.write(siteTitle, LEFT + side + 12, FOOT + 72, { size: 22, weight: 500 }, PAPER.ink);
}
