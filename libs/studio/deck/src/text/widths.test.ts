import { expect, test } from 'vitest';
import { emsOf } from './widths.ts';

test('ideographs fill their square, whatever their weight', () => {
  expect([emsOf('雨过天青', false), emsOf('雨过天青', true)]).toEqual([4, 4]);
});

test('a number among ideographs has the room on both sides that programs leave there', () => {
  const apart = emsOf('への', true) + emsOf('2', true) + emsOf('泊', true);
  expect(emsOf('への2泊', true) - apart).toBeCloseTo(0.5);
  expect(emsOf('（2）', true)).toBeCloseTo(emsOf('（', true) + emsOf('2', true) + emsOf('）', true) + 0.5);
});

test('nothing is between letters and their spaces', () => {
  expect(emsOf('tea bowl', false)).toBeCloseTo(
    emsOf('tea', false) + emsOf(' ', false) + emsOf('bowl', false),
  );
});

test.each(['🎉', '👨‍👩‍👧‍👦', '🇨🇳', '👍🏽', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])('%s is one picture', (emoji) => {
  expect(emsOf(emoji, true)).toBe(1.4);
  expect(emsOf(`茶${emoji}会`, false)).toBeCloseTo(3.4);
});
