import type { TransformOptions } from 'node:stream';
import {
  brotliDecompressSync,
  constants,
  createBrotliCompress,
  type BrotliCompress,
  type BrotliOptions,
} from 'node:zlib';
import { fillMarks, type Mark, type MarkedBytes } from './marked-bytes.ts';

/** A page is compressed once and sent often, beside requests: about 1 ms each, and 7 % smaller than at quality 4. */
const QUALITY = 9;
/** 64 kB: longer than a page. */
const WINDOW_BITS = 16;
/** The decoder chooses the code of a literal by the two bytes before it (RFC 7932, 7.1): these must not change. */
const CONTEXT = 2;
/** Bytes that UTF-8 never has. */
const NEVER_IN_TEXT = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];
/** 2,197 bytes; a page has marks of some 300. */
const STAND_INS = makeStandIns(NEVER_IN_TEXT);
/** RFC 7932, 9.2: a meta-block that is the last one, and empty. */
const END = Buffer.of(0b11);

/**
 * The same bytes in Brotli, with marks that can be filled as they are: the bytes of a mark lie in a meta-block that is
 * not compressed, and nothing after it refers to it. Null when that did not succeed; it is tried out.
 */
export async function compressMarked(page: MarkedBytes): Promise<MarkedBytes | null> {
  const { bytes, marks } = page;
  const options: BrotliOptions & TransformOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
    // What comes of a piece is read when all of it is there.
    readableHighWaterMark: 2 * bytes.length + 1024,
  };
  const encoder = createBrotliCompress(options);
  try {
    const pieces: Buffer[] = [];
    const moved: Mark[] = [];
    let length = 0;
    const add = (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
    };
    let read = 0;
    let standIn = 0;
    for (const mark of marks) {
      add(await encode(encoder, bytes.subarray(read, mark.offset)));
      read = Math.min(mark.offset + mark.length + CONTEXT, bytes.length);
      const content = bytes.subarray(mark.offset, read);
      // The encoder counts these bytes too, and finds nothing in them that it could refer to.
      const inPlace = STAND_INS.subarray(standIn, (standIn += mark.length));
      await encode(encoder, Buffer.concat([inPlace, content.subarray(mark.length)]));
      add(uncompressedHeader(content.length));
      moved.push({ ...mark, offset: length });
      add(content);
    }
    add(await encode(encoder, bytes.subarray(read)));
    add(END);
    const compressed = { bytes: Buffer.concat(pieces), marks: moved };
    return isSame(page, compressed) ? compressed : null;
  } catch {
    return null;
  } finally {
    encoder.close();
  }
}

/**
 * Bytes in place of those of marks: no text has them and no three in a row come twice, so that the encoder, whose matches are
 * of four bytes, finds them nowhere, nor in them what is around a mark. A de Bruijn sequence, by its Lyndon words in order
 * (Fredricksen and Maiorana 1978).
 */
function makeStandIns(symbols: readonly number[]): Buffer {
  const order = 3;
  const word = Array<number>(order + 1).fill(0);
  const sequence: number[] = [];
  const extend = (at: number, period: number): void => {
    if (at > order) {
      if (order % period === 0) sequence.push(...word.slice(1, period + 1));
      return;
    }
    const least = word[at - period]!;
    for (let symbol = least; symbol < symbols.length; symbol += 1) {
      word[at] = symbol;
      extend(at + 1, symbol === least ? period : at);
    }
  };
  extend(1, 1);
  return Buffer.from(sequence.map((symbol) => symbols[symbol]!));
}

/** What the encoder makes of the next bytes, up to the end of a byte. */
function encode(encoder: BrotliCompress, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    encoder.once('error', reject);
    if (bytes.length > 0) encoder.write(bytes);
    encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      encoder.off('error', reject);
      resolve((encoder.read() as Buffer | null) ?? Buffer.alloc(0));
    });
  });
}

/** RFC 7932, 9.2, bit by bit from the lowest: not the last, length in four nibbles, length − 1, not compressed. */
function uncompressedHeader(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** Whether both are the same with values that differ from today's in every byte. */
function isSame(page: MarkedBytes, compressed: MarkedBytes): boolean {
  const values = Object.fromEntries(
    page.marks.map(({ name, offset, length }) => [
      name,
      Buffer.from(
        page.bytes.subarray(offset, offset + length).map((byte) => (byte === 0x78 ? 0x79 : 0x78)),
      ).toString('latin1'),
    ]),
  );
  return brotliDecompressSync(fillMarks(compressed, values)).equals(fillMarks(page, values));
}
