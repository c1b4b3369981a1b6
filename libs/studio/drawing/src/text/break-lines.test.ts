import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEvenly, breakLines, cutLine } from './break-lines.ts';
import { clustersOf } from './clusters.ts';

const lengthOf = (text: string) => clustersOf(text).length;
const lines = (text: string, limit: number, most = 99) => breakLines(text, limit, most, lengthOf).lines;

describe('lines', () => {
  it.each([
    ['江南春水绿如蓝', 3, ['江南春', '水绿如', '蓝']],
    ['late autumn light', 12, ['late autumn', 'light']],
    ['late autumn light', 11, ['late autumn', 'light']],
    ['late autumn light', 10, ['late', 'autumn', 'light']],
    ['autumn', 4, ['autu', 'mn']],
    ['triadA-950', 8, ['triadA-', '950']],
    ['一二\n三', 9, ['一二', '三']],
    ['用 Skia 画', 5, ['用', 'Skia', '画']],
    ['用 Skia 画', 6, ['用 Skia', '画']],
    ['江南，春水', 2, ['江', '南，', '春水']],
    ['江南《春》水', 3, ['江南', '《春》', '水']],
    ['ラーメン', 1, ['ラ', 'ー', 'メ', 'ン']],
    ['', 5, []],
  ])('of %j in %i: %j', (text, limit, expected) => {
    expect(lines(text, limit)).toEqual(expected);
  });

  it('give way to an ellipsis where there are too many', () => {
    expect(breakLines('江南春水绿如蓝', 3, 2, lengthOf)).toEqual({
      lines: ['江南春', '水绿…'],
      complete: false,
      torn: false,
    });
    expect(lines('江南\n春水', 5, 1)).toEqual(['江南…']);
    expect(lines('江南春水', 2, 2)).toEqual(['江南', '春水']);
  });

  it('tell that a word was torn', () => {
    expect(breakLines('autumn light', 5, 9, lengthOf).torn).toBe(true);
    expect(breakLines('autumn light', 6, 9, lengthOf).torn).toBe(false);
  });

  it('are never too long, and hold all of the text when they say so', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'江南春水，。《》ab c-é\n…'), maxLength: 60 });
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        (text, limit, most) => {
          const broken = breakLines(text, limit, most, lengthOf);
          expect(broken.lines.length).toBeLessThanOrEqual(most);
          for (const line of broken.lines) expect(lengthOf(line)).toBeLessThanOrEqual(limit);
          const bare = (parts: string) => parts.replace(/\s/g, '');
          if (broken.complete) expect(bare(broken.lines.join(''))).toBe(bare(text));
          else expect(broken.lines.at(-1)).toMatch(/…$/);
        },
      ),
    );
  });
});

it('evens out the lines of a title', () => {
  const title = 'a palette of late autumn light xy';
  expect(lines(title, 31)).toEqual(['a palette of late autumn light', 'xy']);
  expect(breakEvenly(title, 31, 2, lengthOf).lines).toEqual(['a palette of late', 'autumn light xy']);
});

it.each([
  ['江南春水', 4, '江南春水'],
  ['江南春水', 3, '江南…'],
  ['late autumn', 6, 'late…'],
])('cuts %j to %i: %j', (text, limit, expected) => {
  expect(cutLine(text, limit, lengthOf)).toBe(expected);
});
