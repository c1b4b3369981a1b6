import { describe, expect, it, test } from 'vitest';
import { levelRhymes, readText, toneMarks } from './tones.ts';

test.each([
  ['白日依山尽', '仄仄平平仄'],
  ['黄河入海流', '平平仄仄平'],
  ['五更', '仄平'],
  ['更上', '仄仄'],
  ['三更更上', '平平仄仄'],
  ['过听忘', '通通通'],
  ['x月！', '？仄？'],
  ['', ''],
])('the tones of %j are %j', (text, marks) => {
  expect(toneMarks(text)).toBe(marks);
});

test.each([
  ['青天', ['先']],
  ['秋', ['尤']],
  ['江', ['江']],
  // Read level and oblique in one sense: only the level reading rhymes.
  ['遥看', ['寒']],
  ['相望', ['阳']],
  // The syllable has a level tone in this word and an oblique tone elsewhere.
  ['三更', ['庚']],
  ['更', []],
  ['明月', []],
  ['x', []],
  ['', []],
])('%j rhymes in level tones as %j', (text, rhymes) => {
  expect(levelRhymes(text)).toEqual(rhymes);
});

describe('a word of another sense', () => {
  it('is read so wherever it stands, also twice', () => {
    const [first, , second] = [1, 2, 4].map((at) => readText('沧浪水沧浪')[at]);
    expect(first).toEqual([{ tone: '平', rhyme: '阳' }]);
    expect(second).toEqual(first);
  });

  it('leaves the other characters as they are', () => {
    expect(readText('沧浪')[0]).toEqual(readText('沧')[0]);
  });
});
