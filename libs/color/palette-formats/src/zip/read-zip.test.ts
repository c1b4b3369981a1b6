import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { manyRuns } from '../../testing/palettes.ts';
import { PaletteFileError } from '../index.ts';
import { crc32 } from './crc32.ts';
import { unpack, zipEntries } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

vi.setConfig(manyRuns);

function read(zip: Uint8Array): Uint8Array {
  const entry = zipEntries(zip).get('a');
  if (!entry) throw new Error('no entry');
  return unpack(zip, entry);
}

test('crc32 gives the known value', () => {
  expect(crc32(strToU8('123456789'))).toBe(0xcbf43926);
});

test('entries are read back, deflated or stored, with a comment behind', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 3000 }),
      fc.constantFrom(0, 9),
      fc.integer({ min: 0, max: 300 }),
      (content, level, comment) => {
        const zip = zipSync({ 文: strToU8('x'), a: content }, { level: level as 0 | 9 });
        const commented = new Uint8Array([...zip, ...new Uint8Array(comment)]);
        new DataView(commented.buffer).setUint16(zip.length - 2, comment, true);
        expect([...zipEntries(commented).keys()]).toEqual(['文', 'a']);
        expect(read(commented)).toEqual(content);
      },
    ),
    { numRuns: 50 },
  );
});

test('texts are written in order, equal texts to equal bytes', () => {
  const texts = { '[Content_Types].xml': '<x/>', 'b/c.xml': '月白' };
  expect([...zipEntries(writeZip(texts)).keys()]).toEqual(Object.keys(texts));
  expect(writeZip(texts)).toEqual(writeZip({ ...texts }));
});

describe('refuses', () => {
  const bomb = zipSync({ a: new Uint8Array(20_000_000) }, { level: 9 });
  const central = (zip: Uint8Array) => new DataView(zip.buffer).getUint32(zip.length - 6, true);
  const changed = (zip: Uint8Array, offset: number, value: number) => {
    const copy = zip.slice();
    new DataView(copy.buffer).setUint32(central(copy) + offset, value, true);
    return copy;
  };
  const UNPACKED = 24;

  test('a part that says it is too large', () => {
    expect(bomb.length).toBeLessThan(30_000);
    expect(() => read(bomb)).toThrow('too-large');
  });

  test.each([0, 10, 1000, 4_999_999])('a part that is larger than the %d bytes it says', (size) => {
    expect(() => read(changed(bomb, UNPACKED, size))).toThrow('damaged');
  });

  test('a part that is smaller than it says', () => {
    expect(() => read(changed(zipSync({ a: strToU8('abc') }), UNPACKED, 4))).toThrow('damaged');
  });

  test('a wrong checksum, an unknown method, an encrypted part, a place outside', () => {
    const zip = zipSync({ a: strToU8('abc') });
    expect(() => read(changed(zip, 16, 1))).toThrow('damaged');
    expect(() => read(changed(zip, 8, 0x000c_0000))).toThrow('damaged');
    expect(() => read(changed(zip, 8, 0x0008_0001))).toThrow('damaged');
    expect(() => read(changed(zip, 42, 0xffff_fff0))).toThrow('damaged');
  });

  test('every cut file and every changed byte, or gives the right content', () => {
    const content = strToU8('月白 '.repeat(50));
    const zip = zipSync({ a: content });
    for (let length = 0; length < zip.length; length++) {
      expect(() => read(zip.slice(0, length))).toThrow(PaletteFileError);
    }
    for (let index = 0; index < zip.length; index++) {
      for (const bits of [0x01, 0x80, 0xff]) {
        const copy = zip.slice();
        copy[index] = (copy[index] ?? 0) ^ bits;
        try {
          expect(read(copy)).toEqual(content);
        } catch (error) {
          if (!/no entry/.test(String(error))) expect(error).toBeInstanceOf(PaletteFileError);
        }
      }
    }
  });
});
