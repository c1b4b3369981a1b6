import { createReducer } from '../reduction/reduce-pixels.ts';
import { chunksBeforePixels } from './png-chunks.ts';
import { writePng } from './write-png.ts';

/** Channels of each colour type (ISO/IEC 15948 §11.2.2). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const COLOR_CHUNKS = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM'];

interface Header {
  width: number;
  height: number;
  depth: number;
  type: number;
  palette: Uint8Array;
  alphas: Uint8Array;
}

/**
 * Scales a PNG down while it is decompressed, so that only a few rows are in memory. The copy has the colour
 * space of the original. Returns null for interlaced files, whose rows do not come in order.
 *
 * @param head the first bytes of `file`
 * @throws {Error} when the file is damaged
 */
export async function reducePng(file: Blob, head: Uint8Array): Promise<Blob | null> {
  const header = readHeader(head);
  if (!header) return null;
  const { width, height } = header;
  const reducer = createReducer(width, height);
  const toRgba = rowReader(header);
  const channels = CHANNELS[header.type] ?? 1;
  const length = Math.ceil((width * channels * header.depth) / 8);
  const step = Math.max(1, (channels * header.depth) >> 3);
  let [row, above] = [new Uint8Array(length), new Uint8Array(length)];
  let filter = -1;
  let filled = 0;
  let rows = 0;
  await readAll(pixelData(file).pipeThrough(new DecompressionStream('deflate')), (bytes) => {
    for (let at = 0; at < bytes.length && rows < height;) {
      if (filter < 0) {
        filter = bytes[at++] ?? 0;
        continue;
      }
      const part = bytes.subarray(at, at + length - filled);
      row.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < length) continue;
      unfilter(filter, row, above, step);
      reducer.addRow(toRgba(row));
      [row, above] = [above, row];
      [filter, filled] = [-1, 0];
      rows++;
    }
  });
  if (rows < height) throw new Error('The PNG ends early');
  const copied = chunksBeforePixels(head)
    .filter(({ type, end }) => COLOR_CHUNKS.includes(type) && end <= head.length)
    .map(({ at, end }) => head.slice(at, end));
  return writePng(reducer.finish(), { copied });
}

function readHeader(head: Uint8Array): Header | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const isInterlaced = head[28] !== 0;
  const chunks = chunksBeforePixels(head);
  const contents = (wanted: string) => {
    const chunk = chunks.find(({ type }) => type === wanted);
    return chunk ? head.subarray(chunk.at + 8, chunk.end - 4) : new Uint8Array();
  };
  if (isInterlaced) return null;
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: head[24] ?? 8,
    type: head[25] ?? 0,
    palette: contents('PLTE'),
    alphas: contents('tRNS'),
  };
}

function pixelData(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let skipped = 8;
  let left = 0;
  let head: number[] = [];
  return file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        for (let at = 0; at < bytes.length;) {
          if (skipped > 0) {
            const part = Math.min(skipped, bytes.length - at);
            [skipped, at] = [skipped - part, at + part];
          } else if (left > 0) {
            const part = bytes.subarray(at, at + left);
            controller.enqueue(part);
            [left, at] = [left - part.length, at + part.length];
            if (left === 0) skipped = 4;
          } else {
            head.push(bytes[at++] ?? 0);
            if (head.length < 8) continue;
            const size = head.slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
            const isPixels = String.fromCharCode(...head.slice(4)) === 'IDAT';
            head = [];
            if (isPixels && size > 0) left = size;
            else skipped = size + 4;
          }
        }
      },
    }),
  );
}

async function readAll(stream: ReadableStream<Uint8Array>, onBytes: (bytes: Uint8Array) => void) {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) onBytes(next.value);
}

/** Reverses the filter of a row in place (ISO/IEC 15948 §9.2). */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  if (filter === 0) return;
  for (let at = 0; at < row.length; at++) {
    const left = at >= step ? (row[at - step] ?? 0) : 0;
    const up = above[at] ?? 0;
    const corner = at >= step ? (above[at - step] ?? 0) : 0;
    row[at] = (row[at] ?? 0) + predicted(filter, left, up, corner);
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Returns a function that converts a row to 8-bit RGBA, in one buffer that every row reuses. */
function rowReader({ width, depth, type, palette, alphas }: Header): (row: Uint8Array) => Uint8Array {
  const rgba = new Uint8Array(width * 4).fill(255);
  const channels = CHANNELS[type] ?? 1;
  const sample = sampleReader(depth, type === 3);
  if (type === 3)
    return (row) => {
      for (let x = 0; x < width; x++) {
        const index = sample(row, x);
        rgba.set(palette.subarray(index * 3, index * 3 + 3), x * 4);
        rgba[x * 4 + 3] = alphas[index] ?? 255;
      }
      return rgba;
    };
  const isGrey = channels < 3;
  const hasAlpha = channels % 2 === 0;
  return (row) => {
    for (let x = 0; x < width; x++) {
      const at = x * channels;
      const red = sample(row, at);
      rgba[x * 4] = red;
      rgba[x * 4 + 1] = isGrey ? red : sample(row, at + 1);
      rgba[x * 4 + 2] = isGrey ? red : sample(row, at + 2);
      if (hasAlpha) rgba[x * 4 + 3] = sample(row, at + channels - 1);
    }
    return rgba;
  };
}

/** Returns a reader of the nth sample, scaled to 8 bits unless it is an index. */
function sampleReader(depth: number, isIndex: boolean): (row: Uint8Array, index: number) => number {
  if (depth === 8) return (row, index) => row[index] ?? 0;
  if (depth === 16) return (row, index) => row[index * 2] ?? 0;
  const most = (1 << depth) - 1;
  const scale = isIndex ? 1 : 255 / most;
  return (row, index) =>
    (((row[(index * depth) >> 3] ?? 0) >> (8 - depth - ((index * depth) & 7))) & most) * scale;
}
