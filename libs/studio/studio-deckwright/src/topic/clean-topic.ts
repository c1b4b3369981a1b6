export const TOPIC_LIMIT = 1_000;

/** Elements of HTML only: `<T>` and `<React>` are part of a topic. */
const TAGS =
  /<\/?(?:a|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>/giu;
const LINKS = /!?\[([^\]]*)\]\([^)]*\)/gu;
const ADDRESSES = /\bhttps?:\/\/[^\s，。、）】」]+/giu;
const MARKS = /^\s*(?:#{1,6}|[-*+•·]|\d+[.)])\s+|\*\*|__|~~|`+/gmu;
const PICTOGRAMS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{E0020}-\u{E007F}\uFE0E\uFE0F\u20E3]/gu;
/**
 * Control, bidirectional and zero-width characters, lone surrogates, and private or unassigned code points.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;

/**
 * Returns the topic as plain lines without markup, URLs, emoji or invisible characters. Full-width letters
 * and digits become ASCII.
 */
export function cleanTopic(topic: string): string[] {
  return [...topic]
    .slice(0, TOPIC_LIMIT)
    .join('')
    .replace(TAGS, ' ')
    .replace(LINKS, '$1')
    .replace(ADDRESSES, ' ')
    .replace(MARKS, ' ')
    .replace(/[©®™]/gu, '')
    .replace(PICTOGRAMS, (character) => (/[0-9#*]/u.test(character) ? character : ' '))
    .replace(FULL_WIDTH, (character) => String.fromCodePoint(character.codePointAt(0)! - 0xfee0))
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map((line) => line.replace(/\t/gu, ' ').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}
