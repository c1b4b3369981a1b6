import { createDataSource } from '@danqing/nest-kit';
import { testDatabase } from '@danqing/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { palettesDatabase } from '../database/palettes-database.ts';
import { cellsNear, NEAR_RADIUS, oklabCoordinates, oklabPoint } from './oklab-points.ts';

const byte = fc.nat({ max: 255 });
const hexOf = (bytes: readonly number[]) =>
  `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
const hex = fc.tuple(byte, byte, byte).map(hexOf);
const pair = fc
  .tuple(byte, byte, byte, ...Array.from({ length: 3 }, () => fc.integer({ min: -40, max: 40 })))
  .map(([r, g, b, ...moves]) => {
    const one = [r, g, b];
    const other = one.map((value, index) => Math.min(255, Math.max(0, value + (moves[index] ?? 0))));
    return [hexOf(one), hexOf(other)] as const;
  });

const cellOf = (point: number) => {
  const cell = (shift: number) => Math.floor(((point >> shift) & 1023) / 30);
  return (cell(20) << 12) | (cell(10) << 6) | cell(0);
};
const distance = (one: string, other: string) => {
  const to = oklabCoordinates(other);
  return Math.hypot(...oklabCoordinates(one).map((value, axis) => value - (to[axis] ?? 0)));
};

describe('oklabCoordinates', () => {
  // OKLab by Björn Ottosson, "A perceptual color space for image processing", 2020.
  it.each([
    ['#000000', [0, 500, 500]],
    ['#FFFFFF', [1000, 500, 500]],
    ['#FF0000', [628, 725, 626]],
    ['#00FF00', [866, 266, 679]],
    ['#0000FF', [452, 468, 188]],
  ])('of %s are %j', (color, coordinates) => {
    expect(oklabCoordinates(color)).toEqual(coordinates);
  });

  it('fit into ten bits each', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const coordinates = oklabCoordinates(color);
        for (const value of coordinates)
          expect(value === Math.trunc(value) && value >= 0 && value <= 1000).toBe(true);
        const point = oklabPoint(color);
        expect([point >> 20, (point >> 10) & 1023, point & 1023]).toEqual(coordinates);
      }),
    );
  });
});

describe('cellsNear', () => {
  it('has the cell of every near colour', () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        fc.pre(distance(one, other) <= NEAR_RADIUS);
        expect(cellsNear(one)).toContain(cellOf(oklabPoint(other)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('has few others, each once', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const cells = cellsNear(color);
        expect(new Set(cells).size).toBe(cells.length);
        expect(cells.length).toBeLessThan(100);
      }),
    );
  });

  it('numbers cells as the database does', async () => {
    const database = await testDatabase();
    const dataSource = await createDataSource(palettesDatabase(database.url));
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(hex, { maxLength: 8 }), async (colors) => {
          const points = colors.map(oklabPoint);
          const [row] = await dataSource.query<[{ cells: number[] }]>(
            `select palettes.oklab_cells($1::integer[]) as cells`,
            [points],
          );
          expect(new Set(row.cells)).toEqual(new Set(points.map(cellOf)));
        }),
      );
    } finally {
      await dataSource.destroy();
      await database.drop();
    }
  });
});
