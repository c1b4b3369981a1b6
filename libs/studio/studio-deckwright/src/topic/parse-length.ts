import { ENGLISH_NUMBER, readEnglishNumber, readNumeral } from './numerals.ts';

export interface Found<Value> {
  value: Value | null;
  rest: string;
}

/** Maximum length of a talk. A longer time belongs to the subject, as in “48 hours in Rome”. */
const MAX_MINUTES = 480;

interface Spoken {
  pattern: RegExp;
  minutesOf: (number: string, unit: string, half: string) => number;
}

const NUMERAL = '\\d+(?:\\.\\d+)?|[一二两兩三四五六七八九十百]+';

const SPOKEN: readonly Spoken[] = [
  {
    pattern:
      /(?:时长|用时|时间|限时|大约|大概|控制在|不超过|预计|总共|约|共|為時|時長)*(?:为|是|：|:)?\s*半个?小[时時](?:左右|以内|之内|的|内)?/u,
    minutesOf: () => 30,
  },
  {
    pattern: new RegExp(
      `(?:时长|用时|时间|限时|大约|大概|控制在|不超过|预计|总共|约|共|時長)*(?:为|是|：|:)?\\s*(${NUMERAL})\\s*(?:个|個)?\\s*(半)?\\s*(小时|小時|分钟|分鐘|刻钟)(半)?(?:左右|以内|之内|的|内)?`,
      'u',
    ),
    minutesOf: (number, unit, half) =>
      (readNumeral(number) + (half === '' ? 0 : 0.5)) *
      (unit.startsWith('分') ? 1 : unit === '刻钟' ? 15 : 60),
  },
  {
    // 三分 without 間 may be a fraction and 十分 mostly means “enough”; 十五分 and 三十分 are minutes.
    pattern:
      /(?:所要時間|発表時間|時間|持ち時間)?(?:は|：|:|約|およそ|だいたい)*\s*(\d+(?:\.\d+)?|[一二三四五六七八九十]+(?=分間|時間)|(?:[二三四五六七八九]十[一二三四五六七八九]?|十[一二三四五六七八九])(?=分))\s*(分間?|時間)(半)?(?!の[一二三四五六七八九十\d])(?:程度|ほど|くらい|ぐらい|以内|弱|強)?(?:で|の|です|、)?/u,
    minutesOf: (number, unit, half) =>
      unit === '時間' ? (readNumeral(number) + (half === '' ? 0 : 0.5)) * 60 : readNumeral(number),
  },
  {
    pattern: new RegExp(
      `(?:\\b(?:for|in|about|around|roughly|lasting|within|under|max(?:imum)?|up to|length:?|duration:?|time:?)\\s+)*\\b(${ENGLISH_NUMBER})[\\s-]*(min(?:ute)?s?|hours?|hrs?)\\b(?:\\s+(?:long|max|maximum|or so|or less))?`,
      'iu',
    ),
    minutesOf: (number, unit) => readEnglishNumber(number) * (unit.toLowerCase().startsWith('h') ? 60 : 1),
  },
];

export function parseLength(text: string): Found<number> {
  for (const { pattern, minutesOf } of SPOKEN) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = match.slice(1);
    const unit = parts.find((part) => part !== undefined && /小|分|刻|時間|min|h/iu.test(part)) ?? '';
    const minutes = Math.round(minutesOf(parts[0] ?? '', unit, parts.includes('半') ? '半' : ''));
    if (!(minutes >= 1 && minutes <= MAX_MINUTES)) continue;
    return {
      value: minutes,
      rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`,
    };
  }
  return { value: null, rest: text };
}
