/**
 * Decodes UTF-8, UTF-16 with or without a byte order mark, the encodings of older programs in China, Taiwan
 * and Japan, or Windows-1252. Returns null when the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = markedUtf16(bytes);
  const text = utf16
    ? decode(bytes, utf16)
    : (unmarkedUtf16(bytes) ?? decode(bytes, 'utf-8') ?? eastAsian(bytes) ?? decode(bytes, 'windows-1252'));
  return text === null || hasControls(text) ? null : text;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function hasControls(text: string): boolean {
  return /[\0-\x08\x0E-\x1F]/.test(text);
}

function markedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Number of bytes, or characters, that are examined to detect the encoding. */
const SAMPLE = 20_000;

/** Minimum share of ASCII in a list of colours: digits, `#` and line breaks. */
const LEAST_ASCII = 0.3;

/** Decodes UTF-16 without a byte order mark. Detects it by the zero byte in each ASCII character. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  if (bytes.length < 8 || bytes.length % 2 !== 0) return null;
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const least = (LEAST_ASCII * sample.length) / 2;
  const encoding =
    odd >= least && even * 20 < odd ? 'utf-16le' : even >= least && odd * 20 < even ? 'utf-16be' : null;
  const text = encoding && decode(bytes, encoding);
  return text !== null && !/[\p{Co}\p{Cn}]/u.test(text.slice(0, SAMPLE)) ? text : null;
}

type Score = (lead: number, trail: number) => number;

/** Single-byte characters, and a score from 0 to 1 for how common a two-byte character is. */
const ENCODINGS: readonly { name: string; isSingle: (byte: number) => boolean; score: Score }[] = [
  {
    name: 'gb18030',
    isSingle: () => false,
    // Rows B0-D7 have the frequent characters of GB 2312, A1-A9 its punctuation.
    score: (lead, trail) =>
      trail < 0xa1
        ? 0
        : lead >= 0xb0 && lead <= 0xd7
          ? 1
          : lead >= 0xa1 && lead <= 0xa3
            ? 0.8
            : lead >= 0xd8 && lead <= 0xf7
              ? 0.3
              : 0,
  },
  {
    name: 'big5',
    isSingle: () => false,
    score: (lead) =>
      lead >= 0xa4 && lead <= 0xc6
        ? 1
        : lead >= 0xa1 && lead <= 0xa3
          ? 0.8
          : lead >= 0xc9 && lead <= 0xf9
            ? 0.2
            : 0,
  },
  {
    name: 'shift_jis',
    // Half-width katakana.
    isSingle: (byte) => byte >= 0xa1 && byte <= 0xdf,
    // Rows 82 and 83 have kana, 88-97 the frequent characters.
    score: (lead, trail) =>
      (lead === 0x82 && trail >= 0x9f) || lead === 0x83 || (lead >= 0x88 && lead <= 0x97)
        ? 1
        : lead === 0x81 || lead === 0x82
          ? 0.8
          : 0.2,
  },
];
const SINGLE_SCORE = 0.1;

const LEAST_SCORE = 0.6;

/** Characters of colour names, simplified, traditional and Japanese. They decide between equal scores. */
const COLOR_CHARACTERS = new Set(
  '红黄蓝绿青紫白黑灰棕橙粉褐赤朱丹绯茜桃杏橘柿金银铜铁玉石翠碧苍黛墨雪霜月日天空海水湖云烟花草叶竹松茶米豆栗沙土深浅淡浓亮暗明色主辅背景文字标题强调品牌紅黃藍綠緑銀銅鐵鉄蒼淺濃雲煙葉題調黒茶栗桜桔梗藤藍鼠',
);

function eastAsian(bytes: Uint8Array): string | null {
  let best: { text: string; score: number } | null = null;
  for (const { name, isSingle, score } of ENCODINGS) {
    const points = scored(bytes.subarray(0, SAMPLE), isSingle, score);
    if (points < LEAST_SCORE) continue;
    const text = decode(bytes, name);
    if (text === null || hasControls(text)) continue;
    const total = points + colorShare(text.slice(0, SAMPLE));
    if (best === null || total > best.score) best = { text, score: total };
  }
  return best?.text ?? null;
}

function scored(bytes: Uint8Array, isSingle: (byte: number) => boolean, score: Score): number {
  let points = 0;
  let characters = 0;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!;
    if (lead < 0x80) continue;
    characters += 1;
    if (isSingle(lead)) points += SINGLE_SCORE;
    else {
      at += 1;
      points += score(lead, bytes[at] ?? 0);
    }
  }
  return characters === 0 ? 0 : points / characters;
}

function colorShare(text: string): number {
  const letters = text.match(/[^\0-\x7f]/gu) ?? [];
  return letters.filter((letter) => COLOR_CHARACTERS.has(letter)).length / Math.max(1, letters.length);
}
