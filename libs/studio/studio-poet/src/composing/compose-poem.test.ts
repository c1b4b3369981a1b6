import { readFileSync } from 'node:fs';
import { InvalidHexError } from '@danqing/color-core';
import { describe, expect, it } from 'vitest';
import { imageryOf } from '../lexicon/imagery.ts';
import { CLOSE_LINES, THEMES, TURN_LINES } from '../lexicon/lexicon.ts';
import { checkMetre, type PoemForm } from '../metre/check-metre.ts';
import { composePoem, type Poem } from './compose-poem.ts';
import { randomOf } from './random.ts';

const colors = JSON.parse(
  readFileSync(new URL('../../../../../services/colors/data/colors.json', import.meta.url), 'utf8'),
) as { name: string; hex: string }[];
const FORMS: PoemForm[] = ['五绝', '七绝'];
const DRILL = process.env.POEM_DRILL_POEMS;
const POEMS = Number(DRILL ?? 300);
/** Limit of the mean processor time in milliseconds. Wall time would depend on the machine's load. */
const MILLISECONDS = 20;

const compose = (name: string, hex: string, form: PoemForm = '五绝', seed: string | number = 1) =>
  composePoem({ name, hex, form, seed });

/** Stricter 平水韵 patterns than the checker allows: no rescues, and no three equal tones at the end except 平平仄. */
const STRICT =
  /^(?:..)?(?:.[仄通][平通][平通][仄通]|[平通]{2}.[仄通][平通]|.[平通]{2}[仄通]{2}|.[仄通]{2}[平通]{2})$/;

it(`${POEMS} poems for random colours keep the metre`, () => {
  const random = randomOf('drill');
  composePoem({ name: '月白', hex: '#EEF7F2', form: '七绝', seed: 0 });
  let took = 0;
  for (let count = 0; count < POEMS; count += 1) {
    const hex = `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
    const name = random() < 0.5 ? (colors[Math.floor(random() * colors.length)]?.name ?? '') : '无名';
    const form = random() < 0.5 ? '五绝' : '七绝';
    const start = process.cpuUsage();
    const poem = compose(name, hex, form, count);
    took += process.cpuUsage(start).user / 1000;
    expect(checkMetre(poem.lines), poem.lines.join()).toMatchObject({
      regular: true,
      form,
      rhyme: poem.rhyme,
    });
    for (const tones of poem.tones) expect(tones).toMatch(STRICT);
  }
  if (DRILL) expect(took / POEMS).toBeLessThan(MILLISECONDS);
}, 600_000);

it('no two colours of the table share a poem', () => {
  const poems = colors.flatMap(({ name, hex }) => FORMS.map((form) => compose(name, hex, form).lines.join()));
  expect(new Set(poems).size).toBe(poems.length);
}, 120_000);

it('equal requests give equal poems, and another seed gives another', () => {
  for (const { name, hex } of colors.filter((_color, index) => index % 40 === 0)) {
    expect(compose(name, hex)).toEqual(compose(name, hex.toLowerCase()));
    const versions = [1, 2, 3, 4].map((seed) => compose(name, hex, '七绝', seed).lines.join());
    expect(new Set(versions).size, name).toBe(4);
  }
});

describe('a poem belongs to its colour', () => {
  const poems = (name: string, hex: string): Poem[] =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) => FORMS.map((form) => compose(name, hex, form, seed)));

  it.each([
    ['月白', '#EEF7F2', /[月霜]/],
    ['朱红', '#ED5126', /[朱宫红门]/],
    ['竹青', '#789262', /竹|笋|篁/],
    ['荷花白', '#FBECDE', /[荷莲芙菱]/],
    ['雪白', '#FFFEF9', /[雪霜冰]/],
    ['落霞红', '#CF4813', /[霞阳夕暮]/],
    ['墨色', '#50616D', /[墨夜砚书灯]/],
  ])('%s', (name, hex, called) => {
    const found = poems(name, hex).filter(({ lines }) => called.test(lines.join()));
    expect(found.length).toBeGreaterThanOrEqual(10);
  });

  it('a place whose seasons the hue does not know has one all the same', () => {
    const seasons = poems('狼烟', '#f4a7c1').map(({ scene }) => scene.season);
    expect(['autumn', 'winter']).toEqual(expect.arrayContaining([...new Set(seasons)]));
  });

  it('a name that calls for nothing gets the scenes of its hue', () => {
    const places = poems('无名', '#2a6e3f').map(({ scene }) => scene.place);
    expect(['bamboo grove', 'mountains', 'village', 'garden', 'lake']).toEqual(
      expect.arrayContaining([...new Set(places)]),
    );
  });
});

describe('a poem is one scene', () => {
  const sample = colors
    .filter((_color, index) => index % 5 === 0)
    .map(({ name, hex }, index) => compose(name, hex, FORMS[index % 2]));

  it.each([
    ['snow', /[荷莲蝉]|海棠|桃花|菊/],
    ['rain', /月|夕阳|斜阳|落日|星/],
  ])('no contradiction under %s', (weather, never) => {
    for (const { lines } of sample.filter(({ scene }) => scene.weather === weather)) {
      expect(lines.join()).not.toMatch(never);
    }
  });

  it.each([
    ['spring', /[荷蝉菊雁枫]/],
    ['summer', /[菊雁枫雪]|桃花|梅花/],
    ['autumn', /[莺燕]|桃花|海棠|春风/],
  ])('nothing out of season in %s', (season, never) => {
    for (const { lines } of sample.filter(({ scene }) => scene.season === season)) {
      expect(lines.join()).not.toMatch(never);
    }
  });

  it('tells a painter the place, season, hour and what is to be seen', () => {
    const { scene } = compose('月白', '#EEF7F2', '七绝');
    expect(scene).toMatchObject({ season: expect.any(String), time: expect.any(String) });
    expect(scene.things.length).toBeGreaterThan(1);
    for (const poem of sample) expect(poem.scene.things.length, poem.lines.join()).toBeGreaterThan(0);
  });
});

it('the painter sees the sun of a morning', () => {
  expect(imageryOf('朝日')).toMatchObject({ things: ['sun'], time: '晨' });
});

it('the painter sees nobody where nobody comes, and no horn at the corner of a hall', () => {
  expect(imageryOf('无客见').things).toEqual(['solitude']);
  expect(imageryOf('殿角').things).toEqual(['palace']);
  expect(imageryOf('画角').things).toEqual(['horn']);
});

describe('renderings', () => {
  it('have a plain line for each line, without marks of the lexicon', () => {
    for (const { name, hex } of colors.filter((_color, index) => index % 11 === 0)) {
      const { renderings } = compose(name, hex, '七绝');
      expect(renderings.en.lines).toHaveLength(4);
      for (const line of renderings.en.lines) expect(line).toMatch(/^[A-Z][A-Za-z ,:;'’—-]+[.?!]$/);
      for (const line of renderings.ja.lines) {
        expect(line).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、ー々]+$/u);
      }
      expect(renderings.en.title).not.toBe('');
      expect(renderings.ja.title).not.toBe('');
    }
  });
});

describe('the lexicon', () => {
  it('has every phrase in the rhyme book', () => {
    const phrases = [
      ...THEMES.flatMap(({ subjects, acts, modifiers }) => [...subjects, ...acts, ...modifiers]),
      ...TURN_LINES,
      ...CLOSE_LINES,
    ];
    expect(phrases.filter(({ marks }) => marks.includes('？')).map(({ text }) => text)).toEqual([]);
  });

  it('has 1,500 phrases of two and three characters with glosses in both languages', () => {
    const phrases = THEMES.flatMap(({ subjects, acts, modifiers }) => [...subjects, ...acts, ...modifiers]);
    expect(phrases.length).toBeGreaterThan(1500);
    expect(phrases.filter(({ text, en, ja }) => !/^.{2,3}$/u.test(text) || !en || !ja)).toEqual([]);
  });

  it('reads an English alternative such as {is|are} as part of its gloss', () => {
    const acts = THEMES.flatMap(({ acts }) => acts);
    expect(acts.find(({ text }) => text === '白于银')).toMatchObject({
      en: '{is|are} whiter than silver',
      ja: '銀よりも白い',
      only: '',
    });
    expect(acts.filter(({ ja }) => /[{}()|]/.test(ja)).map(({ text }) => text)).toEqual([]);
  });

  it('has turns and closes of its own writing in the four patterns', () => {
    const odd = [...TURN_LINES, ...CLOSE_LINES].filter(({ marks, kinds }) => !STRICT.test(marks) || !kinds);
    expect(odd.map(({ text }) => text)).toEqual([]);
  });

  it('has no act or modifier that never fits a line', () => {
    const tails = THEMES.flatMap(({ acts }) => acts).filter(
      ({ marks }) => !/^(?:[平通]{2}[仄通]|[平通][仄通]{2}|[仄通][平通]{2}|.[仄通][平通])$/.test(marks),
    );
    expect(tails.map(({ text }) => text)).toEqual([]);
  });
});

it('a colour that is none is refused', () => {
  expect(() => compose('无名', 'red')).toThrow(InvalidHexError);
});
