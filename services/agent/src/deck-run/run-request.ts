import { nearestColors, readPaletteColors, type PaletteProblem } from '@danqing/color-core';
import type { Deck, runRequestSchema } from '@danqing/contracts/agent';
import { PALETTE_LIMITS } from '@danqing/contracts/palettes';
import { visibleText } from '@danqing/contracts/text';
import { AppError } from '@danqing/nest-kit';
import type { z } from 'zod';

export type ParsedRunRequest = z.output<typeof runRequestSchema>;
export interface NamedColor {
  hex: string;
  name: string;
}

/**
 * Returns the palette of a run in the specification's colour format (part 2 §3). A colour without a name gets
 * that of the nearest known colour.
 *
 * @throws {AppError} PALETTE_INVALID, PALETTE_WITHOUT_COLOR, PALETTE_COLOR_INVALID, PALETTE_TOO_LARGE
 */
export function paletteOf(
  { name, colors }: ParsedRunRequest['palette'],
  known: readonly NamedColor[],
): Deck['palette'] {
  const refuse = (code: PaletteProblem | 'PALETTE_TOO_LARGE') =>
    new AppError(code, { field: 'palette.colors' });
  if (Array.isArray(colors) && colors.length > PALETTE_LIMITS.colors) throw refuse('PALETTE_TOO_LARGE');
  const read = readPaletteColors(colors);
  if (!read.ok) throw refuse(read.code);
  if (read.colors.length > PALETTE_LIMITS.colors) throw refuse('PALETTE_TOO_LARGE');
  return {
    name,
    colors: read.colors.map((color) => ({ hex: color.hex, name: nameOf(color, known) })),
  };
}

function nameOf({ hex, name = '' }: { hex: string; name?: string }, known: readonly NamedColor[]): string {
  const given = [...visibleText(name).trim()].slice(0, PALETTE_LIMITS.colorName).join('');
  return given || (nearestColors(hex, known, 1)[0]?.color.name ?? hex);
}
