import { expect, it } from 'vitest';
import { contrastPairs, contrastText } from './contrast-pairs.ts';

const triad = ['#F07577', '#C65054', '#9D2933', '#530007', '#3B8B2D'];

it('has every pair once, the later colour on the earlier', () => {
  const pairs = contrastPairs(triad, 'aa', null);
  expect(pairs).toHaveLength(10);
  expect(pairs.every(({ text, ground }) => ground < text)).toBe(true);
  expect(pairs.some(({ confusable }) => confusable)).toBe(false);
});

it.each([
  ['#FFFFFF', '#595959', 'best', '7.0'],
  ['#FFFFFF', '#767676', 'text', '4.5'],
  ['#FFFFFF', '#777777', 'large', '4.4'],
  ['#FFFFFF', '#959595', 'none', '2.9'],
])('by WCAG 2: %s under %s is %s, %s', (ground, text, level, shown) => {
  const [pair] = contrastPairs([ground, text], 'aa', null);
  expect(pair?.level).toBe(level);
  expect(contrastText(pair!.value, 'wcag')).toBe(shown);
});

it.each([
  ['#FFFFFF', '#000000', 'best', '106'],
  ['#FFFFFF', '#767676', 'text', '71'],
  ['#FFFFFF', '#999999', 'large', '54'],
  ['#FFFFFF', '#C8C8C8', 'none', '29'],
  ['#888888', '#FFFFFF', 'text', '68'],
])('by APCA: %s under %s is %s, Lc %s', (ground, text, level, shown) => {
  const [pair] = contrastPairs([ground, text], 'lc60', null);
  expect([pair?.level, contrastText(pair!.value, 'apca')]).toEqual([level, shown]);
});

it('names the pairs that a deficiency makes one', () => {
  const confusable = contrastPairs(triad, 'aa', 'deutan').filter((pair) => pair.confusable);
  expect(confusable.map(({ text, ground }) => [ground, text])).toEqual([[1, 4]]);
});

it.each([
  ['#FFFFFF', '#767676', 'aa', true],
  ['#FFFFFF', '#777777', 'aa', false],
  ['#FFFFFF', '#767676', 'aaa', false],
  ['#FFFFFF', '#595959', 'aaa', true],
  ['#FFFFFF', '#767676', 'lc60', true],
  ['#FFFFFF', '#767676', 'lc75', false],
] as const)('%s under %s for %s: %s', (ground, text, target, passes) => {
  expect(contrastPairs([ground, text], target, null)[0]?.passes).toBe(passes);
});
