import { filled, number, outline } from '../brush/path.ts';
import { at } from '../brush/points.ts';
import type { Glyph } from '../painting/painting.ts';
import type { Studio } from '../studio/studio.ts';

/** Returns up to four seal characters of the name. Falls back to 丹青 when the name has none. */
export const sealText = (name: string, writable: RegExp): string[] =>
  (name.match(writable) ?? ['丹', '青']).slice(0, 4);

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const textElement = ({ character, x, y, size, color, opacity }: Glyph): string =>
  // Shifts the baseline below the middle of the ideograph instead of `dominant-baseline`, which some
  // renderers ignore.
  `<text x="${number(x)}" y="${number(y + size * 0.36)}" font-size="${number(size)}" text-anchor="middle" fill="${color}" fill-opacity="${opacity}">${character.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')}</text>`;

export function layCharacters(studio: Studio, glyphs: readonly Glyph[]): void {
  studio.lay('inscription', { depth: 1 }, glyphs.map(textElement));
}

export const sealHeight = (characters: readonly string[], cell: number): number =>
  cell * ((characters.length === 4 ? 2 : characters.length) + 0.42);

/**
 * Stamps a seal in 白文 (white characters on cinnabar). Two or three characters are stacked; four form a
 * square.
 */
export function paintSeal(
  studio: Studio,
  characters: readonly string[],
  x: number,
  top: number,
  cell: number,
): Glyph[] {
  const { chance, paints } = studio;
  const columns = characters.length === 4 ? 2 : 1;
  const rows = Math.ceil(characters.length / columns);
  const [width, height] = [cell * (columns + 0.42), cell * (rows + 0.42)];
  const left = x - width / 2;
  const edge = (fromX: number, fromY: number, toX: number, toY: number) =>
    Array.from({ length: 6 }, (_, index) =>
      at(
        fromX + ((toX - fromX) * index) / 6 + chance.around(0, 0.8),
        fromY + ((toY - fromY) * index) / 6 + chance.around(0, 0.8),
      ),
    );
  const ring = [
    ...edge(left, top, left + width, top),
    ...edge(left + width, top, left + width, top + height),
    ...edge(left + width, top + height, left, top + height),
    ...edge(left, top + height, left, top),
  ];
  const glyphs = characters.map((character, index): Glyph => {
    const column = Math.floor(index / rows);
    return {
      character,
      x: left + width - cell * (0.71 + column),
      y: top + cell * (0.71 + (index % rows)),
      size: cell * 0.94,
      color: paints.white,
      opacity: 0.96,
      part: 'seal',
    };
  });
  studio.lay('seal', { depth: 1, filter: 'ink' }, [filled(outline(ring), paints.cinnabar, 0.96)]);
  studio.lay('inscription', { depth: 1 }, glyphs.map(textElement));
  return glyphs;
}
