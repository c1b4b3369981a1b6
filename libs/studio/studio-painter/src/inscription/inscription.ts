import { contrastRatio, type Hex } from '@danqing/color-core';
import type { Glyph } from '../painting/painting.ts';
import type { Studio } from '../studio/studio.ts';
import { findBarePaper } from './bare-paper.ts';
import { layCharacters, paintSeal, sealHeight, sealText } from './seal.ts';

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const PITCH = 1.16;
const COLUMN = 1.42;
const SIZES = [30, 28, 26, 24, 22, 20];
/** Characters that can be set vertically. Punctuation is omitted, as in paintings. */
const WRITABLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const writable = (text: string): string[] => text.match(WRITABLE) ?? [];

interface Block {
  columns: string[][];
  size: number;
}

function fit(lines: readonly string[][], room: Room): Block | null {
  const longest = Math.max(...lines.map(({ length }) => length));
  for (const size of SIZES)
    for (const perColumn of room.height > room.width * 1.5 ? [2, 4, 1] : [1, 2, 4]) {
      const columns: string[][] = [];
      for (let index = 0; index < lines.length; index += perColumn)
        columns.push(lines.slice(index, index + perColumn).flat());
      const [width, height] = [(columns.length + 1) * size * COLUMN, longest * perColumn * size * PITCH];
      if (width <= room.width && height <= room.height) return { columns, size };
    }
  return null;
}

export function inscribe(studio: Studio, room: Room, name: string, lines: readonly string[]): Glyph[] {
  const { paints, chance } = studio;
  const written = lines.map(writable).filter(({ length }) => length > 0);
  const block = written.length > 0 && written.length <= 8 ? fit(written, room) : null;
  const columns = block?.columns ?? [];
  const size = block?.size ?? 26;
  const small = Math.round(size * 0.74);
  const signed = writable(name).slice(0, 6);
  const seal = sealText(name, WRITABLE);
  const cell = Math.max(17, size * 0.74);
  const longest = Math.max(0, ...columns.map(({ length }) => length)) * size * PITCH;
  const length = signed.length * small * PITCH;
  const tail = length + small * 0.45 + sealHeight(seal, cell);
  // The name starts low beside a long column, so that the block ends in a step.
  const drop = block ? Math.max(size * PITCH, Math.min(longest - length - small * 2.4, longest * 0.5)) : 0;
  const [width, height] = [(columns.length + 1) * size * COLUMN, Math.max(longest, drop + tail)];
  const place = findBarePaper(studio.layers, { x: room.x + room.width - width, y: room.y }, width, height);

  const grounds = [place.y, place.y + height].map(studio.groundAt);
  const weakest = (color: Hex) => Math.min(...grounds.map((ground) => contrastRatio(color, ground)));
  // On a dark sky the writing is shell white.
  const color = weakest(paints.ink) >= weakest(paints.white) ? paints.ink : paints.white;
  const glyphs: Glyph[] = [];
  let right = place.x + width - size / 2;
  const write = (
    characters: readonly string[],
    x: number,
    top: number,
    side: number,
    part: Glyph['part'],
    opacity: number,
  ) =>
    characters.forEach((character, index) =>
      glyphs.push({
        character,
        x: x + chance.around(0, side * 0.025),
        y: top + side * (0.5 + index * PITCH),
        size: side * chance.between(0.97, 1.04),
        color,
        opacity,
        part,
      }),
    );
  for (const column of columns) {
    write(column, right, place.y, size, 'poem', 0.9);
    right -= size * COLUMN;
  }
  const top = place.y + drop;
  if (signed.length > 0) write(signed, right + small * 0.1, top, small, 'name', 0.82);
  layCharacters(studio, glyphs);
  return [...glyphs, ...paintSeal(studio, seal, right + small * 0.1, top + length + small * 0.45, cell)];
}
