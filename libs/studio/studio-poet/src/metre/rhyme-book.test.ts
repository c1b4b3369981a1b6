import { describe, expect, it } from 'vitest';
import polyphones from '../../data/polyphones.json' with { type: 'json' };
import rhymeBook from '../../data/rhyme-book.json' with { type: 'json' };
import { SENSES } from './senses.ts';
import { readText, toneMarks } from './tones.ts';

const LEVEL = '东冬江支微鱼虞齐佳灰真文元寒删先萧肴豪歌麻阳庚青蒸尤侵覃盐咸';
const ENTERING = '屋沃觉质物月曷黠屑药陌锡职缉合叶洽';

const standsUnder = (character: string) =>
  readText(character)[0]?.map(({ tone, rhyme }) => tone + rhyme) ?? [];

describe('the rhyme book', () => {
  it('has no rhymes but those of 平水韵', () => {
    expect([...LEVEL]).toEqual(expect.arrayContaining(Object.keys(rhymeBook.平)));
    expect([...ENTERING]).toEqual(expect.arrayContaining(Object.keys(rhymeBook.入)));
  });

  it('has a character twice only where both readings share the sense', () => {
    const all = Object.values(rhymeBook)
      .flatMap((rhymes) => Object.values(rhymes))
      .join('');
    const twice = [...new Set([...all].filter((character, at) => all.indexOf(character) !== at))];
    expect(twice.sort()).toEqual([...'看望听过忘醒'].sort());
  });

  it('keeps entering tones that modern speech reads as level', () => {
    for (const character of '一石白竹独笛夕读别习击局菊蝶席急烛薄拂昨叶十哭'.replace(/[习击席哭]/g, '')) {
      expect(toneMarks(character), character).toBe('仄');
    }
  });

  it.each([
    ['东', '红风空中'],
    ['冬', '钟重峰'],
    ['支', '枝知池篱'],
    ['微', '归飞衣扉'],
    ['灰', '开来台苔'],
    ['真', '人新尘春'],
    ['元', '门村园樽'],
    ['先', '天烟船年'],
    ['麻', '花家斜沙'],
    ['庚', '声明生城'],
    ['青', '亭屏汀星'],
    ['尤', '秋流楼舟'],
    ['侵', '深阴心琴'],
  ])('level rhyme %s has %s', (rhyme, characters) => {
    for (const character of characters) expect(standsUnder(character)).toContain(`平${rhyme}`);
  });

  it('reads a character of several readings by the sense that is written down', () => {
    for (const { character, readings } of polyphones)
      expect(standsUnder(character).sort(), character).toEqual(readings.toSorted());
  });

  it('reads a word of another sense by that sense, and only there', () => {
    expect(toneMarks('三更')).toBe('平平');
    expect(toneMarks('更上')).toBe('仄仄');
    expect(toneMarks('沧浪')).toBe('平平');
    expect(toneMarks('白浪')).toBe('仄仄');
    for (const { word, at } of SENSES) expect(at, word).toBeGreaterThanOrEqual(0);
  });
});
