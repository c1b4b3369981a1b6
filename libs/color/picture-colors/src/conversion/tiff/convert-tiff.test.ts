import { inflateSync } from 'node:zlib';
import { fromArrayBuffer } from 'geotiff';
import { describe, expect, it } from 'vitest';
import { convertTiff } from './convert-tiff.ts';

interface Page {
  width: number;
  height: number;
  bytes: number[];
  tags: Record<number, number[]>;
}

/** Writes a big-endian TIFF of one page in one strip, uncompressed. All values are 16 bits. */
function tiff({ width, height, bytes, tags }: Page): ArrayBuffer {
  const all: Record<number, number[]> = {
    256: [width],
    257: [height],
    259: [1],
    273: [8],
    278: [height],
    279: [bytes.length],
    ...tags,
  };
  const uint16 = (value: number) => [value >> 8, value & 255];
  const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 65_535)];
  const strip = [...bytes, ...(bytes.length % 2 ? [0] : [])];
  const entries = Object.entries(all).map(([tag, values]) => ({
    tag: Number(tag),
    data: values.flatMap(uint16),
  }));
  let extra = 8 + strip.length + 2 + entries.length * 12 + 4;
  const directory = entries.flatMap(({ tag, data }) => {
    const value = data.length > 4 ? uint32(extra) : [...data, 0, 0, 0, 0].slice(0, 4);
    if (data.length > 4) extra += data.length;
    return [...uint16(tag), ...uint16(3), ...uint32(data.length / 2), ...value];
  });
  const outside = entries.flatMap(({ data }) => (data.length > 4 ? data : []));
  const head = [0x4d, 0x4d, 0, 42, ...uint32(8 + strip.length)];
  return Uint8Array.from([
    ...head,
    ...strip,
    ...uint16(entries.length),
    ...directory,
    ...uint32(0),
    ...outside,
  ]).buffer;
}

/** Width, height and the RGBA of each pixel. */
async function converted(page: Page) {
  const { file } = await convertTiff(await fromArrayBuffer(tiff(page)));
  const png = Buffer.from(await file.arrayBuffer());
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const at = png.indexOf('IDAT');
  const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const rgba = [...lines].filter((_, index) => index % (width * 4 + 1) > 0);
  return { width, height, rgba };
}

const grey = (...values: number[]) => values.flatMap((value) => [value, value, value, 255]);

describe('convertTiff', () => {
  it.each<[string, Page, number[]]>([
    ['grey', { width: 2, height: 1, bytes: [0, 200], tags: { 258: [8], 262: [1], 277: [1] } }, grey(0, 200)],
    [
      'one bit, white is zero',
      { width: 3, height: 1, bytes: [0b01000000], tags: { 258: [1], 262: [0], 277: [1] } },
      grey(255, 0, 255),
    ],
    [
      'grey of 16 bits',
      { width: 1, height: 1, bytes: [200, 200], tags: { 258: [16], 262: [1], 277: [1] } },
      grey(200),
    ],
    [
      'RGB with alpha',
      {
        width: 1,
        height: 1,
        bytes: [9, 8, 7, 128],
        tags: { 258: [8, 8, 8, 8], 262: [2], 277: [4], 338: [2] },
      },
      [9, 8, 7, 128],
    ],
    [
      'RGB with another sample',
      { width: 1, height: 1, bytes: [9, 8, 7, 0], tags: { 258: [8, 8, 8, 8], 262: [2], 277: [4], 338: [0] } },
      [9, 8, 7, 255],
    ],
    [
      'CMYK',
      {
        width: 2,
        height: 1,
        bytes: [0, 0, 0, 0, 0, 255, 255, 51],
        tags: { 258: [8, 8, 8, 8], 262: [5], 277: [4] },
      },
      [255, 255, 255, 255, 204, 0, 0, 255],
    ],
    [
      'a palette',
      {
        width: 2,
        height: 1,
        bytes: [1, 0],
        tags: {
          258: [8],
          262: [3],
          277: [1],
          320: [9, 8, 7].flatMap((value) => [
            value * 257,
            (value + 100) * 257,
            ...Array<number>(254).fill(0),
          ]),
        },
      },
      [109, 108, 107, 255, 9, 8, 7, 255],
    ],
  ])('reads %s', async (_what, page, expected) => {
    expect((await converted(page)).rgba).toEqual(expected);
  });

  // The stored picture is 1 2 3 above 4 5 6 (TIFF 6.0, section 8).
  it.each([
    [1, 3, [1, 2, 3, 4, 5, 6]],
    [2, 3, [3, 2, 1, 6, 5, 4]],
    [3, 3, [6, 5, 4, 3, 2, 1]],
    [4, 3, [4, 5, 6, 1, 2, 3]],
    [5, 2, [1, 4, 2, 5, 3, 6]],
    [6, 2, [4, 1, 5, 2, 6, 3]],
    [7, 2, [6, 3, 5, 2, 4, 1]],
    [8, 2, [3, 6, 2, 5, 1, 4]],
  ])('turns orientation %d upright', async (orientation, width, expected) => {
    const page = await converted({
      width: 3,
      height: 2,
      bytes: [1, 2, 3, 4, 5, 6],
      tags: { 258: [8], 262: [1], 274: [orientation], 277: [1] },
    });
    expect([page.width, page.rgba]).toEqual([width, grey(...expected)]);
  });

  it('rejects what it cannot convert', async () => {
    const lab = { width: 1, height: 1, bytes: [1, 2, 3], tags: { 258: [8, 8, 8], 262: [8], 277: [3] } };
    await expect(converted(lab)).rejects.toThrow('interpretation');
    const huge = { width: 60_000, height: 60_000, bytes: [1], tags: { 258: [8], 262: [1], 277: [1] } };
    await expect(converted(huge)).rejects.toThrow(RangeError);
  });
});
