import type { Collection } from '@danqing/contracts/creations';
import { sealText } from '../poem/seal-text.ts';
import { splitPoem } from '../poem/split-poem.ts';
import { CARD_FAMILY, loadCardTypeface } from './card-typeface.ts';

/** Layout of the card in pixels, like a hanging scroll: painting above, poem below. */
const CARD = { width: 1200, margin: 96, painting: 1008, gap: 84, foot: 116 } as const;
const LINE = { size: 64, tracking: 0.2, spacing: 1.75 } as const;
const TITLE = { size: 30, tracking: 0.3 } as const;
const BY = { size: 26, tracking: 0.2 } as const;
const FOOT_SIZE = 24;
const SEAL = 68;
const CUT = { size: 28, tracking: 0.04 } as const;

/** Colours of the light theme, independent of the page's theme. */
const COLORS = {
  paper: '#f9f5ee',
  ink: '#241e1a',
  quiet: '#6a645e',
  seal: '#b8402a',
  cut: '#fbf3ea',
} as const;
const SERIF = `"${CARD_FAMILY}", "Noto Serif SC", "Source Han Serif SC", "Songti SC", serif`;
const fontOf = (weight: number, size: number) => `${weight} ${size}px ${SERIF}`;

const columnHeight = (text: string, { size, tracking }: { size: number; tracking: number }) =>
  [...text].length * size * (1 + tracking);

export async function drawPoemCard(
  canvas: HTMLCanvasElement,
  painting: ImageBitmap,
  { title, content, user, color }: Pick<Collection, 'title' | 'content' | 'user' | 'color'>,
  basePath: string,
): Promise<void> {
  const lines = splitPoem(content);
  await loadCardTypeface(
    `${title}${content}${user.name}${sealText(user.name)}${color.name}${color.hex}丹青`,
    basePath,
  );
  const poemHeight = Math.max(...lines.map((line) => columnHeight(line, LINE)), 6 * LINE.size);
  canvas.width = CARD.width;
  canvas.height = CARD.margin + CARD.painting + CARD.gap + poemHeight + CARD.gap + CARD.foot;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(painting, CARD.margin, CARD.margin, CARD.painting, CARD.painting);

  const top = CARD.margin + CARD.painting + CARD.gap;
  let x = CARD.width - CARD.margin - TITLE.size / 2;
  context.fillStyle = COLORS.quiet;
  writeColumn(context, title, x, top + 6, TITLE, 600);
  x -= LINE.size * 1.5;
  context.fillStyle = COLORS.ink;
  for (const line of lines) {
    writeColumn(context, line, x, top, LINE, 500);
    x -= LINE.size * LINE.spacing;
  }
  signature(context, user.name, CARD.margin + 34, top + poemHeight);
  foot(context, color, canvas.height - CARD.foot);
}

function writeColumn(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  top: number,
  { size, tracking }: { size: number; tracking: number },
  weight: number,
): void {
  context.font = fontOf(weight, size);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  [...text].forEach((character, index) =>
    context.fillText(character, x, top + size / 2 + index * size * (1 + tracking)),
  );
}

/**
 * Draws the signature above the seal: ideographs upright, Latin letters and digits rotated by 90°.
 *
 * @param bottom bottom edge of the seal
 */
function signature(context: CanvasRenderingContext2D, name: string, x: number, bottom: number): void {
  const text = sealText(name);
  context.fillStyle = COLORS.seal;
  context.beginPath();
  context.roundRect(x - SEAL / 2, bottom - SEAL, SEAL, SEAL, 5);
  context.fill();
  context.fillStyle = COLORS.cut;
  writeColumn(context, text, x, bottom - SEAL / 2 - ([...text].length * 29) / 2, CUT, 700);

  context.fillStyle = COLORS.quiet;
  context.font = fontOf(500, BY.size);
  const runs = (name.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? []).map((run) => {
    const upright = /^\p{Script=Han}/u.test(run);
    return { run, upright, height: upright ? columnHeight(run, BY) : context.measureText(run).width + 6 };
  });
  let top = bottom - SEAL - 22 - runs.reduce((sum, { height }) => sum + height, 0);
  for (const { run, upright, height } of runs) {
    if (upright) writeColumn(context, run, x, top, BY, 500);
    else writeTurned(context, run, x, top);
    top += height;
  }
}

function writeTurned(context: CanvasRenderingContext2D, text: string, x: number, top: number): void {
  context.save();
  context.translate(x, top);
  context.rotate(Math.PI / 2);
  context.font = fontOf(500, BY.size);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(text, 0, 0);
  context.restore();
}

function foot(context: CanvasRenderingContext2D, { name, hex }: Collection['color'], top: number): void {
  context.fillStyle = hex;
  context.fillRect(0, top + CARD.foot - 28, CARD.width, 28);
  context.textBaseline = 'middle';
  context.fillStyle = COLORS.quiet;
  context.font = fontOf(500, FOOT_SIZE);
  context.textAlign = 'left';
  context.fillText(`${name} ${hex}`, CARD.margin, top + (CARD.foot - 28) / 2);
  context.textAlign = 'right';
  context.fillText('丹青', CARD.width - CARD.margin, top + (CARD.foot - 28) / 2);
}
