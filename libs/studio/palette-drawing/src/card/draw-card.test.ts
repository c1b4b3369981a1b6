import { Typefaces } from '@danqing/drawing';
import { monoScheme } from '@danqing/color-core';
import { describe, expect, it } from 'vitest';
import { readPng } from '@danqing/drawing/testing';
import { drawCard } from './draw-card.ts';
import { drawIcon, SEAL_RED } from './draw-icon.ts';
import { prepareCard, type CardRequest } from './prepare-card.ts';

const typefaces = new Typefaces();
const strip = (hex: string) => [monoScheme(hex).map((swatch) => ({ hex: swatch.hex, label: swatch.name }))];
const card = (request: Partial<CardRequest> = {}) => {
  const hex = request.hex ?? '#1661AB';
  return prepareCard({
    locale: 'zh',
    hex,
    name: '靛青',
    pinyin: 'diàn qīng',
    foot: hex,
    title: '单色配色',
    note: '收录于《色谱》',
    groups: strip(hex),
    ...request,
  });
};
const draw = (request?: Partial<CardRequest>) => readPng(drawCard(card(request), typefaces));

describe('the picture of a link', () => {
  it('has the size that networks ask for, the colour at the left and every swatch of the scheme', async () => {
    const picture = await draw();
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    expect(picture.at(4, 4)).toBe('#1661AB');
    expect(picture.at(4, 625)).toBe('#1661AB');
    const row = Array.from({ length: 1200 }, (_, x) => picture.at(x, 440));
    for (const { hex } of monoScheme('#1661AB')) expect(row, hex).toContain(hex);
  });

  it.each([
    ['one character', { name: '靛', pinyin: 'zhuāng' }],
    ['five characters', { name: '香水玫瑰黄', pinyin: 'xiāng shuǐ méi guī huáng' }],
    ['a colour without a name', { name: '#1661AB', pinyin: '', foot: '' }],
    ['a title that is too long', { title: '很长的标题'.repeat(40), note: 'Very long '.repeat(40) }],
  ])('keeps the edges free for %s', async (_, request) => {
    const picture = await draw(request);
    expect(picture.isPlain('#1661AB', 0, 0, 36, 630)).toBe(true);
    expect(picture.isPlain('#1661AB', 404, 0, 416, 630)).toBe(true);
    expect(picture.isPlain('#F9F5EE', 1150, 0, 1200, 630)).toBe(true);
  });

  it('sets an edge between the paper and a colour that is nearly the same', async () => {
    const picture = await draw({ hex: '#F9F4EC' });
    expect(picture.at(415, 300)).not.toBe(picture.at(414, 300));
  });

  it.each([1, 2, 18, 19, 50])(
    'has every colour of a palette of %i, and nothing beside them',
    async (count) => {
      const colors = Array.from(
        { length: count },
        (_, index) => `#00${(index * 5).toString(16).padStart(2, '0').toUpperCase()}80`,
      );
      const picture = await draw({ groups: [colors.map((hex) => ({ hex, label: '' }))] });
      const row = new Set(Array.from({ length: 1200 }, (_, x) => picture.at(x, 440)));
      for (const hex of colors) expect(row, hex).toContain(hex);
      expect(picture.isPlain('#F9F5EE', 1150, 0, 1200, 630)).toBe(true);
    },
  );

  it('sets groups of a scheme apart', async () => {
    const [swatches = []] = strip('#1661AB');
    const apart = await draw({ groups: [swatches.slice(0, 4), swatches.slice(4)] });
    const blanks = Array.from({ length: 672 }, (_, x) => apart.at(472 + x, 440))
      .join('')
      .split('#F9F5EE');
    expect(blanks.length).toBeGreaterThan(9 * 6);
  });
});

describe('an icon', () => {
  it.each([
    { size: 192, maskable: false },
    { size: 512, maskable: true },
  ])('is a square of $size pixels, red to its edge', async (icon) => {
    const picture = await readPng(drawIcon(icon, typefaces));
    expect([picture.width, picture.height]).toEqual([icon.size, icon.size]);
    for (const at of [0, icon.size - 1]) expect(picture.at(at, at)).toBe(SEAL_RED);
  });

  it('has all its ink within the inner 80 % when the system cuts it', async () => {
    const picture = await readPng(drawIcon({ size: 500, maskable: true }, typefaces));
    const middle = 250;
    for (let y = 0; y < 500; y += 1)
      for (let x = 0; x < 500; x += 1)
        if (Math.hypot(x - middle, y - middle) > 200 && picture.at(x, y) !== SEAL_RED)
          throw new Error(`ink at ${x}, ${y}`);
  });
});
