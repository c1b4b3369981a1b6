import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { reducePng } from './reduce-png.ts';
import { asSrgb } from './srgb-png.ts';
import { writePng } from './write-png.ts';

const uint32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
};

interface Source {
  width: number;
  depth?: number;
  type?: number;
  interlaced?: boolean;
  chunks?: Buffer[];
  /** Each row with its filter in front. */
  rows: number[][];
}

function png({
  width,
  depth = 8,
  type = 2,
  interlaced = false,
  chunks = [],
  rows,
}: Source): Uint8Array<ArrayBuffer> {
  const pixels = deflateSync(Buffer.from(rows.flat()));
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk(
        'IHDR',
        Buffer.concat([uint32(width, rows.length), Buffer.from([depth, type, 0, 0, interlaced ? 1 : 0])]),
      ),
      ...chunks,
      // Parts of any length, which need not end where rows do.
      chunk('IDAT', pixels.subarray(0, 7)),
      chunk('tEXt', Buffer.from('a\0b')),
      chunk('IDAT', pixels.subarray(7)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

const gamma = (value: number) => chunk('gAMA', uint32(value));
const SRGB = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000];
const red = { width: 1, rows: [[0, 237, 81, 38]] };

async function chunksOf(file: Blob): Promise<Map<string, Buffer>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const found = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)));
    found.set(type, bytes.subarray(at + 8, end));
    at = end + 4;
  }
  return found;
}

async function pixelsOf(file: Blob | null): Promise<number[]> {
  const chunks = await chunksOf(file ?? new Blob());
  const width = chunks.get('IHDR')?.readUInt32BE(0) ?? 0;
  const lines = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  return [...lines].filter((_, index) => index % (width * 4 + 1) > 0);
}

describe('asSrgb', () => {
  const after = async (...chunks: Buffer[]) => {
    const bytes = png({ ...red, chunks });
    return [...(await chunksOf(asSrgb(new Blob([bytes]), bytes))).keys()].filter((type) =>
      /^[gc]/.test(type),
    );
  };

  it('removes chunks that describe sRGB', async () => {
    expect(await after(gamma(45455), chunk('cHRM', uint32(...SRGB)))).toEqual([]);
    expect(
      await after(chunk('cHRM', uint32(...SRGB)), chunk('tEXt', Buffer.from('x\0')), gamma(45455)),
    ).toEqual([]);
    expect(await after(gamma(45450))).toEqual([]);
    expect(await after(gamma(45455), chunk('cHRM', uint32(...SRGB.map((value) => value + 99))))).toEqual([]);
  });

  it('leaves others', async () => {
    expect(await after()).toEqual([]);
    expect(await after(gamma(100_000))).toEqual(['gAMA']);
    const wide = [...SRGB.slice(0, 2), 68000, 32000, 26500, 69000, ...SRGB.slice(6)];
    expect(await after(gamma(45455), chunk('cHRM', uint32(...wide)))).toEqual(['gAMA', 'cHRM']);
    expect(await after(chunk('cICP', Buffer.from([12, 13, 0, 1])), gamma(45455))).toEqual(['cICP', 'gAMA']);
  });

  it('leaves a file that ends within its chunks', async () => {
    const bytes = png({ ...red, chunks: [gamma(45455)] }).slice(0, 45);
    const file = asSrgb(new Blob([bytes]), bytes);
    expect(file.size).toBeLessThanOrEqual(45);
  });
});

describe('reducePng', () => {
  const reduced = (source: Source) => {
    const bytes = png(source);
    return reducePng(new Blob([bytes]), bytes);
  };

  it.each<[string, Source, number[]]>([
    ['RGB', { width: 2, rows: [[0, 1, 2, 3, 4, 5, 6]] }, [1, 2, 3, 255, 4, 5, 6, 255]],
    ['RGBA', { width: 1, type: 6, rows: [[0, 9, 8, 7, 128]] }, [9, 8, 7, 128]],
    ['16 bits', { width: 1, depth: 16, rows: [[0, 9, 99, 8, 99, 7, 99]] }, [9, 8, 7, 255]],
    [
      'grey of one bit',
      { width: 3, depth: 1, type: 0, rows: [[0, 0b10100000]] },
      [255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255],
    ],
    ['grey with alpha', { width: 1, type: 4, rows: [[0, 77, 200]] }, [77, 77, 77, 200]],
    [
      'a palette with alpha',
      {
        width: 3,
        depth: 4,
        type: 3,
        chunks: [chunk('PLTE', Buffer.from([1, 2, 3, 4, 5, 6])), chunk('tRNS', Buffer.from([255, 128]))],
        rows: [[0, 0x01, 0x00]],
      },
      [1, 2, 3, 255, 4, 5, 6, 128, 1, 2, 3, 255],
    ],
    [
      'every filter',
      {
        width: 2,
        type: 0,
        rows: [
          [0, 10, 20],
          [1, 10, 10],
          [2, 1, 1],
          [3, 6, 5],
          [4, 1, 1],
        ],
      },
      [10, 20, 10, 20, 11, 21, 11, 21, 12, 22].flatMap((grey) => [grey, grey, grey, 255]),
    ],
  ])('decodes %s', async (_what, source, expected) => {
    expect(await pixelsOf(await reduced(source))).toEqual(expected);
  });

  it('averages pixels down to the size of the preview, and keeps the colour space', async () => {
    const line = Array.from({ length: 1920 }, (_, x) => (x % 2 ? 100 : 50));
    const file = await reduced({
      width: 1920,
      type: 0,
      chunks: [gamma(100_000)],
      rows: [
        [0, ...line],
        [0, ...line],
      ],
    });
    const chunks = await chunksOf(file ?? new Blob());
    expect([chunks.get('IHDR')?.readUInt32BE(0), chunks.get('IHDR')?.readUInt32BE(4)]).toEqual([960, 1]);
    expect(chunks.get('gAMA')?.readUInt32BE()).toBe(100_000);
    expect(new Set(await pixelsOf(file))).toEqual(new Set([75, 255]));
  });

  it('cannot read an interlaced file, and fails for a damaged one', async () => {
    expect(await reduced({ ...red, interlaced: true })).toBeNull();
    await expect(reduced({ width: 9, rows: [[0, 1, 2]] })).rejects.toThrow();
  });
});

describe('writePng', () => {
  const pixels = { rgba: Uint8ClampedArray.of(1, 2, 3, 4), width: 1, height: 1 };

  it('carries a profile or code points', async () => {
    const profile = await chunksOf(await writePng(pixels, { icc: Uint8Array.of(5, 6) }));
    expect([...inflateSync(profile.get('iCCP')?.subarray(3) ?? Buffer.alloc(0))]).toEqual([5, 6]);
    const points = await chunksOf(await writePng(pixels, { cicp: { primaries: 12, transfer: 13 } }));
    expect([...(points.get('cICP') ?? [])]).toEqual([12, 13, 0, 1]);
    expect(await pixelsOf(await writePng(pixels, {}))).toEqual([1, 2, 3, 4]);
  });
});
