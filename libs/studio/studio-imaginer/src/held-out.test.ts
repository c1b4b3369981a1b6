import { readFileSync } from 'node:fs';
import { nearestColors } from '@danqing/color-core';
import { expect, it } from 'vitest';
import type { TraditionalColor } from './examples.ts';
import { learnColors } from './color-knowledge.ts';
import { hexOf, generatePoint } from './generate-color.ts';

const FILE = new URL('../../../../services/colors/data/colors.json', import.meta.url);
const colors = JSON.parse(readFileSync(FILE, 'utf8')) as TraditionalColor[];

const differenceOf = (hex: string, other: string) =>
  nearestColors(hex, [{ name: '', hex: other }], 1)[0]!.deltaE;
const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

function sharedRun(one: string, other: string): number {
  let longest = 0;
  for (let from = 0; from < one.length; from += 1)
    while (other.includes(one.slice(from, from + longest + 1)) && from + longest < one.length) longest += 1;
  return longest;
}

/**
 * Colour difference of a baseline that copies the colour with the most similar name. Several names can share
 * the longest run of characters, so it takes the median of their differences.
 */
function baselineOf({ name, hex }: TraditionalColor): number {
  const others = colors.filter((color) => color.name !== name);
  const runs = others.map((color) => sharedRun(name, color.name));
  const most = Math.max(...runs);
  return medianOf(others.filter((_, at) => runs[at] === most).map((color) => differenceOf(hex, color.hex)));
}

it('imagines each traditional colour from its name, a third nearer than the nearest name does', () => {
  const whole = learnColors(colors);
  const errors = colors.map(({ name, hex }) => {
    const plain = name.replace(/(?<=.)色$/u, '');
    const point = generatePoint(name, whole, (example) => [name, plain].includes(example.name));
    return differenceOf(hex, hexOf(point ?? whole.middle));
  });
  const imagined = medianOf(errors);
  const nearest = medianOf(colors.map(baselineOf));
  const chance = medianOf(
    colors.map(({ hex }, at) => differenceOf(hex, colors[(at * 389 + 500) % colors.length]!.hex)),
  );
  expect([imagined, nearest, chance].map((median) => median.toFixed(1))).toEqual(['15.1', '24.3', '36.5']);
  expect(imagined).toBeLessThanOrEqual((nearest * 2) / 3);
  expect(imagined).toBeLessThan(chance / 2);
});
