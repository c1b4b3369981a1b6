import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('keeps', () => {
  it.each([
    ['Chinese', '月白'],
    ['rare Chinese', '𠮷野家'],
    ['a variant of a Chinese character', '葛\u{E0100}城'],
    ['Japanese', 'カラー・パレット　春'],
    ['Korean', '한글'],
    ['Vietnamese, decomposed', 'Vie\u0323\u0302t'],
    ['Arabic with its marks', 'مُحَمَّد'],
    ['Persian with a non-joiner', 'می\u200Cخواهم'],
    ['Hindi', 'हिन्दी'],
    ['a conjunct with a joiner', 'क्\u200Dष'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['Malayalam at the end of a word', 'അവന്\u200D'],
    ['Burmese', 'မြွှိုး'],
    ['Thai', 'น้ำ'],
    ['Tibetan', 'བསྒྲུབས'],
    ['Hebrew with its points', 'שָׁלוֹם'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180Eᠠ'],
    ['emoji drawn as one', '👩‍🎨👨‍👩‍👧‍👦🏳️‍🌈👍🏽❤️‍🔥'],
    ['a person with a skin colour and a calling', '👩🏽‍🎨'],
    ['a key', '1️⃣'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['the flag of Japan', '🇯🇵'],
    ['signs', 'a–b “c” ™ №5'],
  ])('%s', (_what, text) => {
    expect(visibleText(text)).toBe(text);
  });
});

describe('drops', () => {
  it.each([
    ['zero-width spaces', 'a\u200Bb\uFEFFc\u2060d', 'abcd'],
    ['a soft hyphen', 'co\u00ADlour', 'colour'],
    [
      'overrides and isolates of direction',
      '\u202Etxt.exe\u202C \u2066a\u2069 \u200Eb\u200F \u061Cc',
      'txt.exe a b c',
    ],
    ['control characters', 'a\u0007b\u001B[31mc\u0085', 'ab[31mc'],
    ['joiners between letters that do not join', 'a\u200Db 月\u200C白', 'ab 月白'],
    ['a joiner at the end', 'سلام\u200C', 'سلام'],
    ['two joiners', 'می\u200C\u200Cخ', 'میخ'],
    ['Hangul fillers', '\u3164\u115F\u1160\uFFA0', ''],
    ['an empty Braille cell', '\u2800', ''],
    ['a variation selector without a picture', 'a\uFE0Fb', 'ab'],
    ['a text hidden in tags', 'a\u{E0041}\u{E0042}\u{E007F}', 'a'],
    ['a text hidden behind a flag', '🏴\u{E0041}\u{E0041}\u{E0041}', '🏴'],
    ['a text hidden in variation selectors', '😀\uFE01\u{E0150}\u{E0151}', '😀'],
    ['stacked marks', `Z${'\u0300'.repeat(40)}algo`, 'Z\u0300\u0300\u0300algo'],
    ['a grapheme joiner', 'a\u034Fb', 'ab'],
    ['interlinear notes', 'a\uFFF9b\uFFFAc\uFFFBd', 'abcd'],
  ])('%s', (_what, text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });

  it('nothing more the second time', () => {
    for (const text of [
      'a\u200D\u200Db',
      'می\u200C\u200Cخ',
      `Z${'\u0300'.repeat(40)}`,
      '🏴\u{E0041}\u{E007F}',
    ])
      expect(visibleText(visibleText(text))).toBe(visibleText(text));
  });
});

it('has one line, or lines with one kind of break', () => {
  expect(visibleText('a\r\nb\tc\u2028d')).toBe('a b c d');
  expect(visibleText('a\r\nb\tc\u2028d\re', { lines: true })).toBe('a\nb c\nd\ne');
});

it('leaves what a database refuses to be refused', () => {
  expect(visibleText('a\0b\ud800c')).toBe('a\0b\ud800c');
});
