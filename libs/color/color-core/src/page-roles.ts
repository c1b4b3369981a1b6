import { contrastRatio, TEXT_CONTRAST, textOn } from './contrast.ts';
import { requireHex, type Hex } from './hex.ts';
import { hexToOklch } from './oklch.ts';

export interface PageRoles {
  background: Hex;
  surface: Hex;
  text: Hex;
  accent: Hex;
  onAccent: Hex;
  line: Hex;
}

const CONTROL_CONTRAST = 3;
const LINE_CONTRAST = 1.2;

/**
 * Assigns a palette's colours to the roles of a page.
 * The background is the lightest or darkest colour and the surface the next one. The text is the farthest
 * colour if it is readable on both, otherwise a tint. The accent is `key`, or the most colourful palette
 * colour that contrasts with the background.
 *
 * @throws {RangeError} when the palette is empty
 * @throws {InvalidHexError} when a hex is not valid
 */
export function pageRoles(colors: readonly string[], key: string, theme: 'light' | 'dark'): PageRoles {
  const direction = theme === 'light' ? -1 : 1;
  const ordered = [...new Set(colors.map(requireHex))].sort(
    (a, b) => direction * (hexToOklch(a).l - hexToOklch(b).l),
  );
  const [background] = ordered;
  if (background === undefined) throw new RangeError('A page needs at least one colour');
  const surface = ordered[1] ?? background;
  const farthest = ordered.at(-1)!;
  const reads = (text: string) =>
    [background, surface].every((ground) => contrastRatio(text, ground) >= TEXT_CONTRAST);
  const readable = reads(farthest);
  const plain = textOn(background);
  const ground = readable || reads(plain) ? surface : background;
  const seen = (hex: Hex) => contrastRatio(hex, background) >= CONTROL_CONTRAST;
  const accents = [requireHex(key), ...ordered.toSorted((a, b) => hexToOklch(b).c - hexToOklch(a).c)];
  // Compares contrasts, because the darkest of several saturated colours may not have the most contrast.
  const clearest = ordered.reduce((a, b) =>
    contrastRatio(b, background) > contrastRatio(a, background) ? b : a,
  );
  const accent = accents.find(seen) ?? clearest;
  const line = ordered.find((hex) => contrastRatio(hex, background) >= LINE_CONTRAST) ?? clearest;
  return {
    background,
    surface: ground,
    text: readable ? farthest : plain,
    accent,
    onAccent: textOn(accent),
    line,
  };
}
