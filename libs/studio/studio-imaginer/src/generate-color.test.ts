import { readFileSync } from 'node:fs';
import { hexToOklch } from '@danqing/color-core';
import { expect, it } from 'vitest';
import { THINGS, type TraditionalColor } from './examples.ts';
import { learnColors } from './color-knowledge.ts';
import { generateColor } from './generate-color.ts';
import { suggestNames } from './suggest-names.ts';

const FILE = new URL('../../../../services/colors/data/colors.json', import.meta.url);
const imagination = learnColors(JSON.parse(readFileSync(FILE, 'utf8')) as TraditionalColor[]);
const lchOf = (name: string) => hexToOklch(generateColor(name, imagination).hex);

it('has a table of things without faults: every line whole, no name twice', () => {
  const names = THINGS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(400);
  for (const { name, pinyin, hex, en, ja } of THINGS) {
    expect(hex, name).toMatch(/^#[0-9A-F]{6}$/);
    expect(pinyin.split(' '), name).toHaveLength([...name].length);
    expect(
      [en, ja].every((text) => text !== ''),
      name,
    ).toBe(true);
  }
});

it.each([
  ['宫墙红', 0, 60],
  ['桂花黄', 65, 110],
  ['墨竹绿', 95, 190],
  ['深海蓝', 190, 280],
  ['紫藤花', 280, 340],
  ['铜锈绿', 155, 200],
  ['铜锈', 155, 200],
  ['铜绿', 155, 200],
  ['铜青', 155, 200],
  ['铁锈', 25, 60],
  ['铁锈红', 20, 50],
  ['锈红', 20, 50],
])('%s has a hue between %i and %i degrees', (name, from, to) => {
  const { h } = lchOf(name);
  expect(h).toBeGreaterThan(from);
  expect(h).toBeLessThan(to);
});

it('gives a traditional name its own colour', () => {
  expect(generateColor('铜绿', imagination).hex).toBe('#2BAE85');
});

it('makes lighter, darker and softer what a modifier says so of', () => {
  expect(lchOf('淡竹').l).toBeGreaterThan(lchOf('竹').l + 0.05);
  expect(lchOf('浅樱').l).toBeGreaterThan(lchOf('樱').l);
  expect(lchOf('深樱').l).toBeLessThan(lchOf('樱').l - 0.1);
  expect(lchOf('暗樱').l).toBeLessThan(lchOf('樱').l - 0.1);
  expect(lchOf('苍竹').c).toBeLessThan(lchOf('竹').c);
  expect(lchOf('鲜橙').c).toBeGreaterThan(lchOf('橙').c);
});

it('says why in three languages, and how the name is read', () => {
  const { descriptions, pinyin } = generateColor('淡竹月', imagination);
  expect(pinyin).toBe('dàn zhú yuè');
  expect(descriptions.zh).toContain('“淡”使它更浅');
  expect(descriptions.en).toMatch(/^“淡竹月” takes after .*; 淡 makes it lighter/u);
  expect(descriptions.ja).toMatch(/「淡」によってより明るくしました。$/u);
});

it('gives the same without a seed and for a seed, and another near it for another seed', () => {
  const hexes = ['1', '2', '3'].map((seed) => generateColor('秋水', imagination, { seed }).hex);
  expect(new Set(hexes).size).toBe(3);
  expect(generateColor('秋水', imagination, { seed: '2' }).hex).toBe(hexes[1]);
  expect(generateColor('秋水', imagination).hex).toBe(generateColor('秋水', imagination).hex);
  for (const hex of hexes) expect(Math.abs(hexToOklch(hex).l - lchOf('秋水').l)).toBeLessThan(0.08);
});

it.each(['xyz', '<b>', '👩‍🎨', 'أزرق', '𠮷', ' ', ''])('finds a colour for %j, whatever it is', (name) => {
  const { hex, descriptions } = generateColor(name, imagination);
  expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  expect(descriptions.zh).not.toBe('');
});

it('suggests new names with a reading and a reason, in the hues of the references', () => {
  const references = ['竹青', '朱红'];
  const { suggestions } = suggestNames(references, imagination, { count: 8, seed: 'a' });
  expect(suggestions).toHaveLength(8);
  const known = imagination.examples.filter(({ isThing }) => !isThing).map(({ name }) => name);
  for (const { name, pinyin, reason } of suggestions) {
    expect(name).toMatch(/[青红]$/u);
    expect(known).not.toContain(name);
    expect(references).not.toContain(name);
    expect(pinyin.split(' ')).toHaveLength([...name].length);
    expect(Object.values(reason).every((text) => text !== '')).toBe(true);
  }
  expect(suggestNames(references, imagination, { count: 8, seed: 'a' }).suggestions).toEqual(suggestions);
  expect(suggestNames(references, imagination, { count: 8, seed: 'b' }).suggestions).not.toEqual(suggestions);
});

it('tells what it thought of and dropped: over many seeds there are names that exist', () => {
  const dropped = Array.from({ length: 20 }, (_, seed) =>
    suggestNames(['藤黄', '竹绿'], imagination, { count: 8, seed: String(seed) }),
  ).flatMap((made) => made.dropped);
  expect(dropped.some(({ reason }) => reason === 'traditional')).toBe(true);
  for (const { name } of dropped) expect(name).not.toBe('');
});
