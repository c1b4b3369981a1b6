import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@danqing/contracts/errors';
import { LOCALES, type Locale } from '@danqing/contracts/locale';
import { expect, it } from 'vitest';
import { WORKSPACE } from './steps.ts';

/** Rejected synonyms for the "Interface terms" in docs/CONTEXT.md. */
const REFUSED: Record<Locale, readonly RegExp[]> = {
  zh: [
    /登陆|登入/,
    /登出|注销登录/,
    /充值|积分/,
    /共创颜色/,
    /个人主页/,
    /画廊/,
    /未知调色板|无名调色板/,
    /数字收藏/,
  ],
  en: [
    /\blog(ged|ging)?[ -]?(in|out|on|off)\b/i,
    /\bpoems? and (its )?paintings?\b/i,
    /\bpresentations?\b/i,
    /\btop(ping)? up\b|\bpoints\b/i,
    /\bopen (it |them )?in (the )?generator\b/i,
    /^my page$/i,
    /\buntitled palette\b|\bunknown palette\b/i,
    /^retry$/i,
    /^collectibles$/i,
  ],
  ja: [
    /サインイン|サインアウト|ログオフ/,
    /ギャラリー|詩と絵画/,
    /プレゼン/,
    /チャージ|ポイント/,
    /(?<!デジタル)コレクション|収蔵/,
    /共創の色/,
    /無題|名前のわからない/,
    /カラーコード|色コード/,
    /エクスポート/,
    /想い描|色の壁|通報/,
  ],
};

const EXCEPT: readonly (readonly [place: RegExp, text: RegExp])[] = [
  [/palette-export|mf-palettes.*import\.fault/, /presentation|プレゼン/i],
  [/./, /^获取共创颜色失败$/],
];

interface Text {
  place: string;
  locale: Locale;
  text: string;
}

const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: WORKSPACE, encoding: 'utf8' })
    .trim()
    .split('\n');

function* leaves(value: unknown, place: string): Generator<readonly [place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* leaves(one, `${place}.${key}`);
}
const localeAt = (place: string) => LOCALES.find((locale) => place.split('.').includes(locale));

function catalogueTexts(): Text[] {
  const catalogues = filesOf('*/locales/*.json', 'libs/api/contracts/data/legal/*.json').flatMap((path) =>
    [...leaves(JSON.parse(read(path)), path)].map(([place, text]) => ({
      place,
      text,
      locale: /\/(\w\w)\.json$/.exec(path)?.[1] as Locale,
    })),
  );
  const localized = [
    ...filesOf('*/area.json').flatMap((path) => [...leaves(JSON.parse(read(path)), path)]),
    ...leaves(ERRORS, 'errors'),
  ].flatMap(([place, text]) => {
    const locale = localeAt(place);
    return locale ? [{ place, text, locale }] : [];
  });
  return [...catalogues, ...localized];
}

function moduleTexts(): Text[] {
  const modules = filesOf('services/*/src/*-texts.ts').filter((path) => !/api-docs|overrides/.test(path));
  return modules.flatMap((path) => {
    return [...read(path).matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map((match) => {
      const text = match[1] ?? match[2] ?? '';
      const locale: Locale = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
        ? 'ja'
        : /\p{Script=Han}/u.test(text)
          ? 'zh'
          : 'en';
      return { place: path, text, locale };
    });
  });
}

const refusedIn = ({ place, locale, text }: Text) =>
  REFUSED[locale].some((word) => word.test(text)) &&
  !EXCEPT.some(([where, what]) => where.test(place) && what.test(text));

it('every text calls a thing by its one name', () => {
  const texts = [...catalogueTexts(), ...moduleTexts()];
  expect(texts.length).toBeGreaterThan(3_000);
  const wrong = texts.filter(refusedIn).map(({ place, locale, text }) => `${locale} ${place}: ${text}`);
  expect(wrong).toEqual([]);
});

it.each([
  ['en', 'Log in to apply'],
  ['en', 'Poems and paintings'],
  ['en', 'Generate presentation'],
  ['ja', 'デジタル収蔵'],
  ['zh', '去充值'],
] as const)('refuses another word, in %s: %s', (locale, text) => {
  expect(refusedIn({ place: 'mf-agent', locale, text })).toBe(true);
});
