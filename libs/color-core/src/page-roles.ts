import { contrastRatio, TEXT_CONTRAST, textOn } from './contrast.ts';
import { requireHex, type Hex } from './hex.ts';
import { hexToOklch } from './oklch.ts';

/** Colours of a web page. Where the palette has one that fits, it is one of its own. */
export interface PageRoles {
  background: Hex;
  /** Of cards, on the background. */
  surface: Hex;
  /** On background and surface, 4.5:1. */
  text: Hex;
  /** Of buttons and links, on the background; 3:1 where the palette has such a colour. */
  accent: Hex;
  /** On the accent, 4.5:1. */
  onAccent: Hex;
  /** Of lines and quiet shapes: on the background, to be seen and no more. */
  line: Hex;
}

/** WCAG 2 contrast for the parts of a control. */
const CONTROL_CONTRAST = 3;
/** From here on a line can be seen on its ground. */
const LINE_CONTRAST = 1.2;

/**
 * Roles of a page in the colours of a palette, by day or by night. The ground is the lightest or darkest colour, the surface the next
 * one; text is the farthest from the ground where that reads on both, else a tint of the ground; the accent is `key`, or where that
 * cannot be told from the ground the most colourful that can. Throws RangeError for an empty palette, `InvalidHexError`.
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
  // Where no text reads on both, the surface gives way.
  const ground = readable || reads(plain) ? surface : background;
  const seen = (hex: Hex) => contrastRatio(hex, background) >= CONTROL_CONTRAST;
  const accents = [requireHex(key), ...ordered.toSorted((a, b) => hexToOklch(b).c - hexToOklch(a).c)];
  // Luminance decides, not lightness: of saturated colours the darkest is not always the one with most contrast.
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
