import { SLIDE_ICONS } from '@danqing/contracts/agent';
import { expect, it } from 'vitest';
import { z } from 'zod';
import pictograms from '../../data/pictograms.json' with { type: 'json' };

const coordinate = z.number().min(0).max(24);
const points = z
  .array(coordinate)
  .min(4)
  .refine(({ length }) => length % 2 === 0, 'has a coordinate without its pair');
const stroke = z.union([
  z.strictObject({ circle: z.tuple([coordinate, coordinate, z.number().positive().max(12)]) }),
  z.strictObject({ line: points }),
  z.strictObject({ loop: points.min(6) }),
  z.strictObject({ curve: points.refine(({ length }) => length % 6 === 2, 'has an incomplete part') }),
]);

it('every icon has its strokes within the square', () => {
  const { error } = z
    .strictObject(Object.fromEntries(SLIDE_ICONS.map((name) => [name, z.array(stroke).nonempty()])))
    .safeParse(pictograms);
  expect(error && z.prettifyError(error)).toBeUndefined();
});

it('no icon repeats a stroke, or looks like another', () => {
  const all = Object.entries(pictograms).map(
    ([name, strokes]) => [name, strokes.map((each) => JSON.stringify(each))] as const,
  );
  for (const [name, strokes] of all) expect(new Set(strokes).size, name).toBe(strokes.length);
  expect(new Set(all.map(([, strokes]) => strokes.join(''))).size).toBe(all.length);
});

it.each([
  ['a kind that does not exist', { arc: [1, 2, 3] }],
  ['two kinds at once', { line: [1, 2, 3, 4], loop: [1, 2, 3, 4, 5, 6] }],
  ['a curve that lacks a point', { curve: [1, 2, 3, 4, 5, 6] }],
  ['a point outside of the square', { line: [1, 2, 3, 25] }],
])('the schema of strokes refuses %s', (_case, given) => {
  expect(stroke.safeParse({ line: [1, 2, 3, 4] }).success).toBe(true);
  expect(stroke.safeParse(given).success).toBe(false);
});
