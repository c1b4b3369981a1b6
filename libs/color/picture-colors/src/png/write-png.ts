import type { Pixels } from '../reduction/reduce-pixels.ts';

/** Colour space of pixels. A profile takes precedence over code points, as in PNG readers. */
export interface ColorChunks {
  icc?: Uint8Array;
  /** Code points of ITU-T H.273. */
  cicp?: { primaries: number; transfer: number };
  /** Complete chunks of another PNG. */
  copied?: readonly Uint8Array[];
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/**
 * Writes pixels as a PNG with their colour space, so that the browser's decoder converts them to sRGB.
 *
 * @param pixels red, green, blue and alpha of each pixel, not premultiplied
 */
export async function writePng({ rgba, width, height }: Pixels, color: ColorChunks): Promise<Blob> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // 8 bits per channel, RGBA.
  header.set([8, 6], 8);
  const lines = new Uint8Array(height * (1 + width * 4));
  for (let y = 0; y < height; y++)
    lines.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), y * (1 + width * 4) + 1);
  const parts = [
    SIGNATURE,
    chunk('IHDR', header),
    ...(color.copied ?? []).map((copied) => copied.slice()),
    ...(await colorChunk(color)),
    chunk('IDAT', await deflate(lines)),
    chunk('IEND', new Uint8Array()),
  ];
  return new Blob(parts, { type: 'image/png' });
}

async function colorChunk({ icc, cicp }: ColorChunks): Promise<Uint8Array<ArrayBuffer>[]> {
  // A name, its end, and the compression method.
  if (icc) return [chunk('iCCP', concat([Uint8Array.of(0x78, 0, 0), await deflate(icc.slice())]))];
  // RGB, full range.
  return cicp ? [chunk('cICP', Uint8Array.of(cicp.primaries, cicp.transfer, 0, 1))] : [];
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = concat([new Uint8Array(4), new TextEncoder().encode(type), data, new Uint8Array(4)]);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  view.setUint32(bytes.length - 4, checksum(bytes.subarray(4, -4)));
  return bytes;
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** CRC-32 (ISO/IEC 15948 §5.5). */
function checksum(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ -1) >>> 0;
}

const CRC = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  return value;
});
