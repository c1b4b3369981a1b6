import { hexToRgb, parseCssColor, type Hex } from '@danqing/color-core';
import { PaletteFileError } from '../reading/palette-file-error.ts';
import type { ReadColor, ReadPalette, UnreadEntry } from '../reading/read-result.ts';
import { unpack, type ZipEntry } from '../zip/read-zip.ts';
import { hsbToHex } from './hsb.ts';
import { SWATCHES_ENTRY } from './write-procreate-swatches.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the entries with palettes: at the top, or in folders as other archivers write them. */
export function swatchesEntries(entries: ReadonlyMap<string, ZipEntry>): ZipEntry[] {
  return [...entries]
    .filter(([name]) => name === SWATCHES_ENTRY || name.endsWith(`/${SWATCHES_ENTRY}`))
    .filter(([name]) => !name.startsWith('__MACOSX/'))
    .map(([, entry]) => entry);
}

/**
 * Parses the palettes of a Procreate file into one list, under the name of the first. Skips empty slots.
 * Colours with a Display P3 profile are mapped into sRGB.
 *
 * @throws {PaletteFileError} when the file is damaged or too large
 */
export function readProcreateSwatches(bytes: Uint8Array, entries: readonly ZipEntry[]): ReadPalette {
  const palettes = entries
    .map((entry) => parsed(unpack(bytes, entry)))
    .flatMap((file): unknown[] => (Array.isArray(file) ? (file as unknown[]) : [file]))
    .map(fieldsOf)
    .filter(({ swatches }) => Array.isArray(swatches));
  if (palettes.length === 0) throw new PaletteFileError('damaged');
  const colors: ReadColor[] = [];
  const unread: UnreadEntry[] = [];
  for (const palette of palettes) {
    for (const swatch of palette.swatches as readonly unknown[]) {
      if (swatch === null) continue;
      const { alpha = 1, ...fields } = fieldsOf(swatch);
      const hex = hexOf(fields, isDisplayP3(palette, fields));
      if (hex === null) unread.push({ name: '', reason: 'invalid-value' });
      else if (Number(alpha) === 0) unread.push({ name: hex, reason: 'transparent' });
      else colors.push({ hex, translucent: Number(alpha) < 1 });
    }
  }
  const name = palettes.map((palette) => palette.name).find((own) => typeof own === 'string' && own !== '');
  return { name: (name as string | undefined) ?? '', colors, unread };
}

function hexOf({ hue, saturation, brightness }: Fields, displayP3: boolean): Hex | null {
  const [h, s, b] = [hue, saturation, brightness].map(numberOf);
  if (h === undefined || s === undefined || b === undefined || ![h, s, b].every(Number.isFinite)) return null;
  const hex = hsbToHex({
    hue: h > 1 ? h / 360 : h,
    saturation: s > 1 ? s / 100 : s,
    brightness: b > 1 ? b / 100 : b,
  });
  if (!displayP3) return hex;
  return parseCssColor(
    `color(display-p3 ${hexToRgb(hex)
      .map((component) => component / 255)
      .join(' ')})`,
  );
}

/** Some programs write numbers as text. */
function numberOf(value: unknown): number {
  if (typeof value === 'string' && value.trim() !== '') return Number(value);
  return typeof value === 'number' ? value : NaN;
}

/** A swatch names its profile by a hash; without one, the only profile of the palette counts. */
function isDisplayP3({ colorProfiles }: Fields, { colorProfile }: Fields): boolean {
  const profiles = Array.isArray(colorProfiles) ? (colorProfiles as unknown[]).map(fieldsOf) : [];
  const own = profiles.find(({ hash }) => hash !== undefined && hash === colorProfile);
  const profile = own ?? (profiles.length === 1 ? profiles[0] : undefined);
  return typeof profile?.iccName === 'string' && /display p3/i.test(profile.iccName);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw new PaletteFileError('damaged');
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
