import { createHash } from 'node:crypto';
import { chartSubject, SOLAR_TERMS, type Color } from '@danqing/contracts/colors';
import { beforeAll, describe, expect, it } from 'vitest';
import { readColorDataFile, type ColorRow } from './color.data-file.ts';

/** Simplified characters in our colour names that Japanese writes in another form. */
const SIMPLIFIED_ONLY =
  '东丝丛丽乌云亚优儿兰冻凤刍刚剑华发叶园团圣块垩壳头夹宫尘岚师执无晓昙栀枣枫栾极柠梦榄榈樱欢气汉汤沧涛润涧渌灵炽烛烬牵玛琼瓯盏矾矿砖秆箧' +
  '红纨纱绀绍结绛绞绢绮绯维绵绶绾绿缁缃缇缊缘缙缟缣缥罂罗肠艳苇苋苍苏茧荆荠荣荩药莲莹莺萝蓝蓟蔷虾蝇见诰贞赪踯软远连酂酱钟钢钱钴铁铅铜银锋锌锦锰镍' +
  '长门闪阳隐雏雾霁韨顶顺须颊颔颜飞饧马驼骊骍骐鱼鲑鲛鲜鲸鳃鸟鸠鸡鸢鸣鸥鸦鸭鸽鸾鹅鹉鹞鹤鹦鹰齐龙龟𫄸𬴊';

let rows: ColorRow[];
const count = (matches: (row: ColorRow) => boolean) => rows.filter(matches).length;
const named = (name: string) => rows.find((row) => row.name === name);

beforeAll(async () => {
  rows = (await readColorDataFile(new URL('../../data/colors.json', import.meta.url))).rows();
});

describe('the data file', () => {
  it('holds 1,023 colours, numbered from 1 without a gap', () => {
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 1023 }, (_, index) => index + 1));
  });

  it.each<[Color['collection'], Color['cmyk_origin'], number]>([
    ['sepu', 'published', 526],
    ['sepu', 'computed', 0],
    ['classic', 'published', 0],
    ['classic', 'computed', 133],
    ['solar-terms', 'published', 361],
    ['solar-terms', 'computed', 3],
  ])('has of %s with %s cmyk %i', (collection, origin, expected) => {
    expect(count((row) => row.collection === collection && row.cmyk_origin === origin)).toBe(expected);
  });

  it('says what the published collections say: names, readings, hexes, chart values', () => {
    const facts = rows.map((row) => {
      const hexOf = (collection: string) =>
        row.provenance.find((entry) => entry.collection === collection)?.hex ?? '';
      const values = [
        row.id,
        row.name,
        row.pinyin,
        row.pinyin_plain,
        row.initials,
        row.hex,
        row.cmyk,
        row.cmyk_origin,
      ];
      return [...values, row.collection, hexOf('sepu'), hexOf('classic'), hexOf('solar-terms')].join('|');
    });
    // Digest of the same columns in the source table from which the data file was made.
    expect(createHash('sha256').update(facts.join('\n')).digest('hex')).toBe(
      '500fd2b274c9b5db0ed1ab683f8ffa0d0f1ebfc92343d7a5b852e248eefeefc2',
    );
  });

  describe('the glosses', () => {
    it('are there for every name in English and Japanese, and never twice', () => {
      for (const field of ['gloss_en', 'gloss_ja'] as const) {
        const names = new Map<string, string[]>();
        for (const row of rows) {
          const gloss = row[field].toLowerCase();
          names.set(gloss, [...(names.get(gloss) ?? []), row.name]);
        }
        expect([...names].filter(([gloss, of]) => gloss === '' || of.length > 1)).toEqual([]);
      }
    });

    it('are short plain English, in sentence case', () => {
      for (const { name, gloss_en } of rows) {
        expect(gloss_en, name).toMatch(/^[A-Z][a-z]*(?:’[a-z]*)?(?:[ -][A-Za-z][a-z]*(?:’[a-z]*)?){0,3}$/);
        expect(gloss_en.length, name).toBeLessThanOrEqual(28);
      }
    });

    it('are Japanese characters with a reading in hiragana', () => {
      for (const { name, gloss_ja } of rows)
        expect(gloss_ja, name).toMatch(
          /^[\p{Script=Han}々\p{Script=Hiragana}\p{Script=Katakana}ー]+（[\p{Script=Hiragana}ー]+）$/u,
        );
    });

    it('have a reading as long as so many characters can be read', () => {
      for (const { name, gloss_ja } of rows) {
        const [written = '', reading = ''] = gloss_ja.replace('）', '').split('（');
        const characters = [...written].length;
        expect(reading.length, `${name} ${gloss_ja}`).toBeGreaterThanOrEqual(characters);
        expect(reading.length, `${name} ${gloss_ja}`).toBeLessThanOrEqual(characters * 4);
      }
    });

    it('write no character that Japanese does not know, but for ten of rare names', () => {
      const known = japaneseCharacters();
      const unknown = rows.filter(({ gloss_ja }) =>
        [...gloss_ja].some((character) => /\p{Script=Han}/u.test(character) && !known.has(character)),
      );
      expect(unknown.map(({ name }) => name).join(' ')).toBe(
        '芓紫 紫菂 紫紶 䒌靘 玉頩 繱犗 縓缘 鞓红 红䵂 䌦色',
      );
    });

    it('write no character in a form that only simplified Chinese has', () => {
      const simplified = new Set(SIMPLIFIED_ONLY);
      const left = rows.filter(({ gloss_ja }) =>
        [...gloss_ja].some((character) => simplified.has(character)),
      );
      expect(left.map(({ name, gloss_ja }) => `${name} ${gloss_ja}`)).toEqual([]);
    });
  });

  it('has no name twice', () => {
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
  });

  it('says the same in rgb as in hex', () => {
    for (const { name, hex, rgb } of rows) {
      const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',');
      expect(rgb, name).toBe(channels);
    }
  });

  it('has four whole percentages in every cmyk, but for four values circulated with a slip of the pen', () => {
    const impossible: string[] = [];
    for (const { name, cmyk } of rows) {
      expect(cmyk, name).toMatch(/^\d+,\d+,\d+,\d+$/);
      if (cmyk.split(',').some((part) => Number(part) > 100)) impossible.push(`${name} ${cmyk}`);
    }
    expect(impossible).toEqual([
      '海天霞 0,145,35,0',
      '黄埃 35,145,55,0',
      '檀色 35,656,60,0',
      '二目鱼 15,210,15,0',
    ]);
  });

  it('gives the first collection’s value, and 42 names in two or more collections', () => {
    const order = ['sepu', 'classic', 'solar-terms'];
    for (const { name, hex, collection, provenance } of rows) {
      expect(provenance[0], name).toEqual({ collection, hex });
      const places = provenance.map((entry) => order.indexOf(entry.collection));
      expect(places, name).toEqual([...new Set(places)].sort());
    }
    expect(count((row) => row.provenance.length > 1)).toBe(42);
  });
});

describe('readings', () => {
  it.each([
    ['藏蓝', 'zàng lán', 'zanglan', 'zl'],
    ['藏花红', 'zàng huā hóng', 'zanghuahong', 'zhh'],
    ['槟榔棕', 'bīng láng zōng', 'binglangzong', 'blz'],
    ['榲桲红', 'wēn po hóng', 'wenpohong', 'wph'],
    ['绿沈', 'lǜ shěn', 'lvshen', 'ls'],
    ['月白', 'yuè bái', 'yuebai', 'yb'],
  ])('reads %s as %s', (name, pinyin, plain, initials) => {
    expect(named(name)).toMatchObject({ pinyin, pinyin_plain: plain, initials });
  });

  it('derives plain pinyin and initials from the syllables', () => {
    for (const { name, pinyin, pinyin_plain, initials } of rows) {
      const syllables = pinyin.split(' ').map(withoutTones);
      expect(syllables.join(''), name).toBe(pinyin_plain);
      expect(syllables.map((syllable) => syllable[0]).join(''), name).toBe(initials);
      expect(syllables, name).toHaveLength([...name].length);
    }
  });
});

describe('chart pages', () => {
  it('puts the groups of the 1957 chart on pages 1 to 39, the families on 40 to 51 and the terms on 52 to 75', () => {
    for (const { name, collection, page, family, solar_term } of rows) {
      const subject = chartSubject(page);
      expect(subject.collection, name).toBe(collection);
      if (subject.collection === 'classic') expect(subject.family, name).toBe(family);
      if (subject.collection === 'solar-terms') expect(subject.term, name).toBe(solar_term);
    }
    const pages = new Set(rows.map((row) => row.page));
    expect(Array.from({ length: 39 }, (_, index) => index + 1).filter((page) => !pages.has(page))).toEqual(
      [],
    );
    expect(Array.from({ length: 24 }, (_, index) => index + 52).filter((page) => !pages.has(page))).toEqual(
      [],
    );
  });

  it('knows sixteen colours of every solar term', () => {
    for (const term of SOLAR_TERMS)
      expect(
        count((row) => row.solar_term === term),
        term,
      ).toBe(16);
  });
});

function withoutTones(syllable: string): string {
  return syllable
    .normalize('NFD')
    .replace(/u\u0308/, 'v')
    .replace(/[\u0300-\u036f]/g, '');
}

function japaneseCharacters(): Set<string> {
  const decoder = new TextDecoder('euc-jp');
  const characters = new Set<string>();
  for (let row = 0xa1; row <= 0xfe; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      characters.add(decoder.decode(Uint8Array.of(row, cell)));
      characters.add(decoder.decode(Uint8Array.of(0x8f, row, cell)));
    }
  }
  return characters;
}
