import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PaletteFileError, readPaletteFile } from '../index.ts';

const word = (value: number) => [value & 255, value >> 8];
const long = (value: number) => [...word(value & 0xffff), ...word(value >>> 16)];

const chunk = (type: number, body: number[]) => [...long(body.length + 6), ...word(type), ...body];

function sprite(...chunks: number[][]): Uint8Array {
  const body = chunks.flat();
  const head = [...long(128 + 16 + body.length), ...word(0xa5e0), ...word(1), ...Array<number>(120).fill(0)];
  const frame = [
    ...long(16 + body.length),
    ...word(0xf1fa),
    ...word(chunks.length),
    ...Array<number>(8).fill(0),
  ];
  return Uint8Array.from([...head, ...frame, ...body]);
}

const palette = (...entries: number[][]) =>
  chunk(0x2019, [
    ...long(entries.length),
    ...long(0),
    ...long(entries.length - 1),
    ...Array<number>(8).fill(0),
    ...entries.flat(),
  ]);
const plain = (...rgba: number[]) => [...word(0), ...rgba];
const named = (name: string, ...rgba: number[]) => {
  const letters = [...new TextEncoder().encode(name)];
  return [...word(1), ...rgba, ...word(letters.length), ...letters];
};

const SPRITE = sprite(
  chunk(0x2007, [1, 2, 3]),
  palette(plain(237, 81, 38, 255), named('月白', 238, 247, 242, 128), named('无', 1, 2, 3, 0)),
);

test.each(['x.ase', 'x.aseprite', 'x'])('the palette of a sprite is read from %s', (name) => {
  expect(readPaletteFile(SPRITE, name)).toEqual({
    format: 'aseprite',
    name: 'x',
    colors: [{ hex: '#ED5126' }, { hex: '#EEF7F2', name: '月白' }],
    total: 2,
    translucent: 1,
    unread: [{ name: '无', reason: 'transparent' }],
  });
});

test('an old sprite has its palette in packets', () => {
  const old = chunk(0x0004, [...word(1), 0, 2, 255, 0, 0, 0, 0, 255]);
  expect(readPaletteFile(sprite(old), 'x.ase').colors).toEqual([{ hex: '#FF0000' }, { hex: '#0000FF' }]);
});

test('a sprite without a palette has no colours', () => {
  expect(() => readPaletteFile(sprite(), 'x.ase')).toThrow('no-colors');
});

test('a cut or changed sprite gives colours or a PaletteFileError', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: SPRITE.length }),
      fc.nat({ max: SPRITE.length - 1 }),
      fc.nat({ max: 255 }),
      (length, at, byte) => {
        const bytes = SPRITE.slice(0, length);
        if (at < length) bytes[at] = byte;
        try {
          readPaletteFile(bytes, 'x.ase');
        } catch (error) {
          expect(error).toBeInstanceOf(PaletteFileError);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
