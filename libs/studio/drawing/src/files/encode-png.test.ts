import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPng } from '../testing/read-png.ts';
import { encodePng } from './encode-png.ts';

it('writes the very pixels, also where rows repeat', async () => {
  const pictures = fc
    .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
    .chain(({ width, height }) => {
      const row = fc.uint8Array({ minLength: width * 3, maxLength: width * 3 });
      const rows = fc.array(fc.option(row), { minLength: height, maxLength: height });
      return fc.record({ width: fc.constant(width), rows });
    });
  await fc.assert(
    fc.asyncProperty(pictures, async ({ width, rows }) => {
      let last = new Uint8Array(width * 3);
      const drawn = rows.map((row) => (last = row ?? last));
      const rgba = Buffer.concat(
        drawn.map((row) =>
          Buffer.from(Array.from({ length: width }, (_, x) => [...row.slice(x * 3, x * 3 + 3), 255]).flat()),
        ),
      );
      const read = await readPng(encodePng(rgba, width, rows.length, 192));
      expect([read.width, read.height]).toEqual([width, rows.length]);
      drawn.forEach((row, y) => {
        for (let x = 0; x < width; x += 1)
          expect(read.at(x, y)).toBe(
            `#${Buffer.from(row.slice(x * 3, x * 3 + 3))
              .toString('hex')
              .toUpperCase()}`,
          );
      });
    }),
  );
});

it('has the chunks of the standard with right sums, and the density', () => {
  const file = encodePng(Buffer.alloc(4 * 4 * 4), 4, 4, 192);
  const chunks: [string, Buffer][] = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.push([body.toString('latin1', 0, 4), body.subarray(4)]);
    at += 12 + length;
  }
  expect(chunks.map(([name]) => name)).toEqual(['IHDR', 'sRGB', 'pHYs', 'IDAT', 'IEND']);
  // 192 dpi is 7559 pixels per metre.
  const density = chunks[2]?.[1] ?? Buffer.alloc(9);
  expect([density.readUInt32BE(0), density.readUInt32BE(4), density[8]]).toEqual([7559, 7559, 1]);
});
