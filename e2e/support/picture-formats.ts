import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { PictureFile } from './picture-files.ts';

type Rgb = readonly [red: number, green: number, blue: number];

export const uint16 = (...values: number[]) => {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value, 2 * index));
  return bytes;
};
export const uint32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
};
const ascii = (text: string) => Buffer.from(text, 'latin1');

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([ascii(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

/** Writes a PNG of stripes, each a column of one colour, with `chunks` before the pixels. */
export function png(stripes: readonly Rgb[], chunks: readonly Buffer[], size = { width: 60, height: 40 }) {
  const line = Buffer.alloc(1 + size.width * 3);
  for (let x = 0; x < size.width; x++)
    line.set(stripes[Math.floor((x * stripes.length) / size.width)] ?? [], 1 + x * 3);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.concat([uint32(size.width, size.height), Buffer.from([8, 2, 0, 0, 0])])),
    ...chunks,
    pngChunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(size.height).fill(line)), { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const gamma = (value: number) => pngChunk('gAMA', uint32(value));
export const srgbChromaticities = () =>
  pngChunk('cHRM', uint32(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000));
export const codePoints = (primaries: number, transfer: number) =>
  pngChunk('cICP', Buffer.from([primaries, transfer, 0, 1]));
export const iccChunk = (profile: Buffer) =>
  pngChunk('iCCP', Buffer.concat([ascii('x\0\0'), deflateSync(profile)]));

/** XYZ of the primaries, adapted to D50 (ICC.1, annex F). */
const PRIMARIES = {
  srgb: [
    [0.43607, 0.22249, 0.01392],
    [0.38515, 0.71687, 0.09708],
    [0.14307, 0.06061, 0.7141],
  ],
  p3: [
    [0.51512, 0.2412, -0.00105],
    [0.29198, 0.69225, 0.04189],
    [0.1571, 0.06657, 0.78407],
  ],
} as const;

export function iccProfile(space: keyof typeof PRIMARIES): Buffer {
  const fixed = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(Math.round(value * 65536));
    return bytes;
  };
  const xyz = (values: readonly number[]) => Buffer.concat([ascii('XYZ '), uint32(0), ...values.map(fixed)]);
  const curve = Buffer.concat([
    ascii('para'),
    uint32(0, 0x00030000),
    ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
  ]);
  const d50 = [0.9642, 1, 0.8249];
  const [red, green, blue] = PRIMARIES[space];
  const tags: [string, Buffer][] = [
    ['wtpt', xyz(d50)],
    ['rXYZ', xyz(red)],
    ['gXYZ', xyz(green)],
    ['bXYZ', xyz(blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  let offset = 132 + 12 * tags.length;
  const table = tags.map(([name, data]) => {
    offset += data.length;
    return Buffer.concat([ascii(name), uint32(offset - data.length, data.length)]);
  });
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset, 0);
  header.writeUInt32BE(0x02400000, 8);
  header.set(ascii('mntrRGB XYZ '), 12);
  header.set(ascii('acsp'), 36);
  header.set(Buffer.concat(d50.map(fixed)), 68);
  return Buffer.concat([header, uint32(tags.length), ...table, ...tags.map(([, data]) => data)]);
}

/**
 * Writes a JPEG of one dark grey, #404040: the first block says so, and every other one repeats it with two
 * zero bits. So it may have any number of pixels.
 */
export function greyJpeg(width: number, height: number, coding: 'sequential' | 'progressive'): Buffer {
  const segment = (marker: number, ...content: number[]) =>
    Buffer.concat([Buffer.from([0xff, marker]), uint16(content.length + 2), Buffer.from(content)]);
  const huffman = (table: number, ...values: number[]) =>
    segment(
      0xc4,
      table,
      ...Array.from({ length: 16 }, (_, index) => (index < values.length ? 1 : 0)),
      ...values,
    );
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const pixels = Buffer.alloc(Math.ceil((blocks * 2 + 8) / 8));
  // Category 7, the difference -64, and the end of the block.
  pixels.set([0b10011111, 0b10000000]);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xdb, 0, ...Array<number>(64).fill(8)),
    segment(coding === 'progressive' ? 0xc2 : 0xc0, 8, ...uint16(height, width), 1, 1, 0x11, 0),
    huffman(0, 0, 7),
    huffman(0x10, 0),
    segment(0xda, 1, 1, 0, 0, coding === 'progressive' ? 0 : 63, 0),
    pixels,
    Buffer.from('ffd9', 'hex'),
  ]);
}

export function jpegWithProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const rest: Buffer[] = [];
  let at = 2;
  for (; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    if (jpeg[at + 1] !== 0xe2) rest.push(jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2)));
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from('ffe2', 'hex'),
    uint16(profile.length + 16),
    ascii('ICC_PROFILE\0'),
    Buffer.from([1, 1]),
    profile,
    ...rest,
    jpeg.subarray(at),
  ]);
}

export function webpWithProfile(
  webp: Buffer,
  size: { width: number; height: number },
  profile: Buffer,
): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([ascii(name), length, data, Buffer.alloc(data.length % 2)]);
  };
  // The pixels may already follow chunks of the extended format.
  const at = Math.max(webp.indexOf('VP8 '), webp.indexOf('VP8L'));
  const pixels = chunk(
    webp.toString('latin1', at, at + 4),
    webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4)),
  );
  const extended = Buffer.alloc(10);
  extended[0] = 0x20;
  extended.writeUIntLE(size.width - 1, 4, 3);
  extended.writeUIntLE(size.height - 1, 7, 3);
  const body = Buffer.concat([ascii('WEBP'), chunk('VP8X', extended), chunk('ICCP', profile), pixels]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([ascii('RIFF'), length, body]);
}

interface TiffPage {
  width: number;
  height: number;
  bits: 8 | 16;
  /** Value of PhotometricInterpretation: 2 for RGB, 5 for CMYK. */
  interpretation: 2 | 5;
  /** Samples of each pixel, interleaved, of `bits` each. */
  samples: number[];
  lzw?: boolean;
  planar?: boolean;
  orientation?: number;
  profile?: Buffer;
}

/** Writes a TIFF, little-endian, with one strip for each page or plane. */
export function tiff(pages: readonly TiffPage[]): Buffer {
  const parts: Buffer[] = [Buffer.from('49492a00', 'hex'), Buffer.alloc(4)];
  let at = 8;
  const add = (data: Buffer) => {
    const padded = Buffer.concat([data, Buffer.alloc(data.length % 2)]);
    parts.push(padded);
    at += padded.length;
    return at - padded.length;
  };
  /** Offset of the field that gets the offset of the next page. */
  let link: (offset: number) => void = (offset) => parts[1]?.writeUInt32LE(offset);
  for (const page of pages) {
    const count = page.interpretation === 5 ? 4 : 3;
    const planes = page.planar
      ? Array.from({ length: count }, (_, plane) =>
          page.samples.filter((_, index) => index % count === plane),
        )
      : [page.samples];
    const strips = planes.map((samples) => {
      const bytes = samples.flatMap((value) => (page.bits === 16 ? [value & 255, value >> 8] : [value]));
      return page.lzw ? lzw(bytes) : Buffer.from(bytes);
    });
    const offsets = strips.map(add);
    const short = (...values: number[]) => Buffer.from(values.flatMap((value) => [value & 255, value >> 8]));
    const long = (...values: number[]) =>
      Buffer.concat(
        values.map((value) => {
          const bytes = Buffer.alloc(4);
          bytes.writeUInt32LE(value);
          return bytes;
        }),
      );
    const tags: [tag: number, type: number, count: number, data: Buffer][] = [
      [256, 3, 1, short(page.width)],
      [257, 3, 1, short(page.height)],
      [258, 3, count, short(...Array<number>(count).fill(page.bits))],
      [259, 3, 1, short(page.lzw ? 5 : 1)],
      [262, 3, 1, short(page.interpretation)],
      [273, 4, strips.length, long(...offsets)],
      [274, 3, 1, short(page.orientation ?? 1)],
      [277, 3, 1, short(count)],
      [278, 3, 1, short(page.height)],
      [279, 4, strips.length, long(...strips.map(({ length }) => length))],
      [284, 3, 1, short(page.planar ? 2 : 1)],
      ...(page.profile
        ? [[34675, 7, page.profile.length, page.profile] as [number, number, number, Buffer]]
        : []),
    ];
    const entries = tags.map(([tag, type, values, data]) => {
      const value = data.length > 4 ? long(add(data)) : Buffer.concat([data, Buffer.alloc(4 - data.length)]);
      return Buffer.concat([short(tag, type), long(values), value]);
    });
    const next = Buffer.alloc(4);
    link(at);
    add(Buffer.concat([short(entries.length), ...entries]));
    parts.push(next);
    at += 4;
    link = (offset) => next.writeUInt32LE(offset);
  }
  return Buffer.concat(parts);
}

/** Writes LZW without a dictionary: literals of nine bits, which a clear code keeps at nine bits. */
function lzw(bytes: readonly number[]): Buffer {
  const [clear, end] = [256, 257];
  const codes = [...bytes.flatMap((byte, index) => (index % 250 === 0 ? [clear, byte] : [byte])), end];
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((octet) => Number.parseInt(octet.padEnd(8, '0'), 2)));
}

export function tiffPage(
  stripes: readonly (readonly number[])[],
  options: Omit<TiffPage, 'width' | 'height' | 'samples'>,
): TiffPage {
  const [width, height] = [60, 40];
  const line = Array.from(
    { length: width },
    (_, x) => stripes[Math.floor((x * stripes.length) / width)] ?? [],
  );
  return { ...options, width, height, samples: Array(height).fill(line.flat()).flat() as number[] };
}

/**
 * A HEIC still that x265 encoded: a third #FFD111 above #ED5126 and #1772B4. `turned` has an `irot` of a
 * quarter turn and the code points of sRGB; `display-p3` has the profile of `iccProfile('p3')`.
 */
export const heicPicture = (name: 'turned' | 'display-p3'): PictureFile => ({
  name: `${name}.heic`,
  mimeType: 'image/heic',
  buffer: readFileSync(join(import.meta.dirname, 'pictures', `${name}.heic`)),
});

export const pictureFile = (name: string, buffer: Buffer | string, mimeType = ''): PictureFile => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer as Buffer),
});
