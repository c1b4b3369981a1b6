import { describe, expect, it } from 'vitest';
import { matchedSyllables } from './matched-syllables.ts';

describe('matchedSyllables', () => {
  const color = { pinyin: 'yān zhī hóng', initials: 'yzh' };
  it.each([
    ['yanzhi', { start: 0, end: 2 }],
    ['yān zhī', { start: 0, end: 2 }],
    ['zhihong', { start: 1, end: 3 }],
    ['hon', { start: 2, end: 3 }],
    ['zh', { start: 1, end: 2 }],
    ['yzh', { start: 0, end: 3 }],
    ['胭脂', null],
    ['#ED', null],
    ['', null],
  ])('marks %j', (query, expected) => {
    expect(matchedSyllables(query, color)).toEqual(expected);
  });

  it('marks a whole syllable rather than a part of one before it', () => {
    expect(matchedSyllables('an', { pinyin: 'lán ān', initials: 'la' })).toEqual({ start: 1, end: 2 });
  });

  it('knows ü as v', () => {
    expect(matchedSyllables('lv', { pinyin: 'hú lǜ', initials: 'hl' })).toEqual({ start: 1, end: 2 });
  });
});
