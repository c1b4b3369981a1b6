import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { cleanLine, cleanParagraphs } from './clean-text.ts';

describe('a line', () => {
  it.each([
    ['  江南  春水 ', '江南 春水'],
    ['a\u0000b\tc\nd', 'a b c d'],
    ['abc\u202Edef\u2066x', 'abcdefx'],
    ['\u200Bzero\uFEFFwidth\u00AD', 'zerowidth'],
    ['cafe\u0301', 'café'],
    ['\uD83C lone \uDFA8', 'lone'],
    ['👩‍👧', '👩‍👧'],
    ['می‌خواهم', 'می‌خواهم'],
    [`z${'\u0335'.repeat(50)}y`, `z${'\u0335'.repeat(3)}y`],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['', ''],
  ])('%j is drawn as %j', (text, expected) => {
    expect(cleanLine(text)).toBe(expected);
  });

  it('is well formed, free of control characters, and as it is when cleaned again', () => {
    fc.assert(
      fc.property(anyText(40), (text) => {
        const line = cleanLine(text);
        expect(line).not.toMatch(/\p{Cs}|\p{Cc}|[\u2028-\u202E\u2066-\u2069]|^\s|\s$/u);
        expect(cleanLine(line)).toBe(line);
      }),
    );
  });
});

it.each([
  ['one\ntwo', 'one\ntwo'],
  ['one\r\n\r\n  \ntwo\u2029three\r', 'one\ntwo\nthree'],
  ['\n', ''],
])('keeps the paragraphs of %j as %j', (text, expected) => {
  expect(cleanParagraphs(text)).toBe(expected);
});
