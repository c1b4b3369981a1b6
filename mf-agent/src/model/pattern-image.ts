import { PATTERN_PICTURE } from '@danqing/contracts/agent';
import { drawPattern, type Pattern } from '@danqing/pattern-engine';

/** Approximate pattern units across, as in the preview, so that products show the same scale. */
const UNITS = 320;
/** Longer sides in pixels, tried in order until the file is small enough. */
const SIDES = [1024, 768, 512];

/** Returns whole repeats as a PNG data URL, roughly square, so that copies tile without a seam. */
export function patternImage(pattern: Pattern): string {
  const across = Math.max(1, Math.round(UNITS / pattern.width));
  const down = Math.max(1, Math.round((across * pattern.width) / pattern.height));
  const [wide, tall] = [across * pattern.width, down * pattern.height];
  for (const side of SIDES) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round((side * wide) / Math.max(wide, tall));
    canvas.height = Math.round((side * tall) / Math.max(wide, tall));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const scale = [canvas.width / wide, canvas.height / tall] as const;
    drawPattern(
      context,
      pattern,
      { width: canvas.width, height: canvas.height, scale },
      (d) => new Path2D(d),
    );
    const image = canvas.toDataURL('image/png');
    if (image.length <= PATTERN_PICTURE.characters) return image;
  }
  throw new Error('the picture of the pattern is too large');
}
