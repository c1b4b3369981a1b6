import { chunksBeforePixels, type PngChunk } from './png-chunks.ts';

/** Gamma of sRGB as a PNG writes it, times 100,000. */
const GAMMA = 45_455;
const GAMMA_TOLERANCE = 500;
/** White point and primaries of sRGB, times 100,000, in the order of `cHRM`. */
const CHROMATICITIES = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000];
/** The tolerance of libpng for end points. */
const CHROMATICITY_TOLERANCE = 1_000;

/**
 * Removes the `gAMA` and `cHRM` chunks of a PNG that describe sRGB. Writers add them for readers that do not
 * know sRGB, but browsers take them literally: a gamma of 1/2.2 instead of the sRGB curve shifts dark
 * channels by up to 5. Other files return unchanged.
 *
 * @param head the first bytes of `file`
 * @see https://www.w3.org/TR/png-3/#srgb-standard-colour-space
 */
export function asSrgb(file: Blob, head: Uint8Array): Blob {
  const chunks = chunksBeforePixels(head);
  const gamma = chunks.find(({ type }) => type === 'gAMA');
  const chromaticities = chunks.find(({ type }) => type === 'cHRM');
  // These chunks take precedence, and browsers follow them.
  if (!gamma || chunks.some(({ type }) => ['cICP', 'iCCP', 'sRGB'].includes(type))) return file;
  const near = (chunk: PngChunk, values: readonly number[], tolerance: number) =>
    readNumbers(head, chunk).every((value, index) => Math.abs(value - (values[index] ?? 0)) <= tolerance);
  if (!near(gamma, [GAMMA], GAMMA_TOLERANCE)) return file;
  if (chromaticities && !near(chromaticities, CHROMATICITIES, CHROMATICITY_TOLERANCE)) return file;
  return without(
    file,
    [gamma, ...(chromaticities ? [chromaticities] : [])].sort((one, other) => one.at - other.at),
  );
}

function readNumbers(bytes: Uint8Array, { at, end }: PngChunk): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = at + 8;
  const count = Math.max(0, Math.min(end - 4, bytes.byteLength) - from) >> 2;
  return Array.from({ length: count }, (_, index) => view.getUint32(from + index * 4));
}

function without(file: Blob, chunks: readonly PngChunk[]): Blob {
  const starts = [0, ...chunks.map(({ end }) => end)];
  const ends = [...chunks.map(({ at }) => at), file.size];
  return new Blob(
    starts.map((start, index) => file.slice(start, ends[index])),
    { type: 'image/png' },
  );
}
