import { Pen, type Typefaces } from '@danqing/drawing';
import type { Glyph } from '@danqing/studio-painter';
import type { SKRSContext2D } from '@napi-rs/canvas';

const WEIGHT = 500;
/** Distance from the middle of an ideograph down to the baseline, in em. */
const BASELINE = 0.38;

export function writeGlyphs(context: SKRSContext2D, typefaces: Typefaces, glyphs: readonly Glyph[]): void {
  const pen = new Pen(context, typefaces);
  for (const { character, x, y, size, color, opacity } of glyphs) {
    context.globalAlpha = opacity;
    pen.write(character, x - size / 2, y + size * BASELINE, { size, weight: WEIGHT }, color);
  }
  context.globalAlpha = 1;
}
