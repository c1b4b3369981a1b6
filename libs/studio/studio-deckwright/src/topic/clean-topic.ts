import { clustersOf, emojiOf, isEmoji } from './emoji.ts';

/** Maximum graphemes of a topic that are read. */
export const TOPIC_LIMIT = 1_000;

/** Elements of HTML only: `<T>` and `<React>` are part of a topic. */
const TAGS =
  /<\/?(?:a|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>/giu;
const LINKS = /!?\[([^\]]*)\]\([^)]*\)/gu;
const ADDRESSES = /\bhttps?:\/\/[^\s，。、）】」]+/giu;
const MARKS = /^\s*(?:#{1,6}|[-*+•·]|\d+[.)])\s+|\*\*|__|~~|`+/gmu;
/**
 * Control, bidirectional and zero-width characters, lone surrogates, and private or unassigned code points.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;

/**
 * Returns the topic as lines without markup, URLs or invisible characters. Keeps emoji. Full-width letters and
 * digits become ASCII.
 */
export function cleanTopic(topic: string): string[] {
  return clustersOf(topic)
    .slice(0, TOPIC_LIMIT)
    .join('')
    .replace(TAGS, ' ')
    .replace(LINKS, '$1')
    .replace(ADDRESSES, ' ')
    .replace(MARKS, ' ')
    .replace(/[©®™]/gu, '')
    .replace(FULL_WIDTH, (character) => String.fromCodePoint(character.codePointAt(0)! - 0xfee0))
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map((line) => withoutUnseen(line.replace(/\t/gu, ' ')).replace(/\s+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) || clustersOf(line).some(isEmoji));
}

const withoutUnseen = (line: string): string =>
  clustersOf(line)
    .map((cluster) => (isEmoji(cluster) ? emojiOf(cluster) : cluster.replace(UNSEEN, '')))
    .join('');
