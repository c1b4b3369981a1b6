import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPoem } from './split-poem.ts';

const characters = (count: number) => '春江潮水连海平月共生滟随波千万里何处无明'.repeat(9).slice(0, count);

describe('a poem (part 2 §5, poem display)', () => {
  it.each([
    [
      '床前明月光，疑是地上霜。举头望明月，低头思故乡。',
      ['床前明月光', '疑是地上霜', '举头望明月', '低头思故乡'],
    ],
    [
      '春眠不觉晓！处处闻啼鸟？夜来风雨声；花落知多少：',
      ['春眠不觉晓', '处处闻啼鸟', '夜来风雨声', '花落知多少'],
    ],
    ['月白、风清', ['月白', '风清']],
    ['一行\n两行', ['一行', '两行']],
    ['“清明时节雨”，纷纷……', ['清明时节雨', '纷纷']],
    ['一句就够了。', ['一句就够了']],
  ])('is split on its marks: %s', (content, lines) => {
    expect(splitPoem(content)).toEqual(lines);
  });

  it.each([
    [20, [5, 5, 5, 5]],
    [24, [6, 6, 6, 6]],
    [28, [7, 7, 7, 7]],
    [32, [8, 8, 8, 8]],
    [40, [5, 5, 5, 5, 5, 5, 5, 5]],
    [48, [6, 6, 6, 6, 6, 6, 6, 6]],
    [56, [7, 7, 7, 7, 7, 7, 7, 7]],
    [64, [8, 8, 8, 8, 8, 8, 8, 8]],
    [10, [5, 5]],
    [5, [5]],
    [21, [7, 7, 7]],
    [3, [3]],
    [11, [7, 4]],
  ])('of %i characters without marks has lines of %j', (count, lengths) => {
    expect(splitPoem(characters(count)).map((line) => line.length)).toEqual(lengths);
  });

  it.each(['', ' ', '，。'])('of nothing (%j) has no lines', (content) => {
    expect(splitPoem(content)).toEqual([]);
  });

  it('keeps every character of whatever it is given, in its order, and no empty line', () => {
    const signs = fc.constantFrom(...'月白风清霜𠮷，。！？；、\n ');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 80 }), (given) => {
        const lines = splitPoem(given.join(''));
        expect(lines.join('')).toBe(given.filter((sign) => !/[，。！？；、\s]/.test(sign)).join(''));
        expect(lines).not.toContain('');
      }),
    );
  });

  it('without marks has no line of more than eight characters, and only the last may be shorter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 180 }), (count) => {
        const lengths = splitPoem(characters(count)).map((line) => line.length);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(8);
        expect(new Set(lengths.slice(0, -1)).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
