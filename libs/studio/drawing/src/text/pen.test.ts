import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { Pen } from './pen.ts';
import { Typefaces } from './typefaces.ts';

const typefaces = new Typefaces([]);
const TYPE = { size: 20, weight: 600 };

it('draws shapes first, then the texts of one font after the other, each where it belongs', () => {
  const context = createCanvas(400, 400).getContext('2d');
  const drawn: { what: string; font: string; x: number }[] = [];
  const font = () => `${context.font} ${context.fontVariationSettings}`;
  context.fillRect = (x) => void drawn.push({ what: 'shape', font: '', x });
  context.fillText = (what, x) => void drawn.push({ what, font: font(), x });
  const pen = new Pen(context, typefaces);
  pen.shapesFirst(() => {
    for (let row = 0; row < 4; row += 1) {
      pen.write('龘彧', 10 * row, 40, TYPE, '#000000');
      context.fillRect(row, 0, 1, 1);
    }
  });
  expect(drawn.slice(0, 4).map(({ what }) => what)).toEqual(Array<string>(4).fill('shape'));
  const texts = drawn.slice(4);
  expect(texts.filter(({ what }) => what === '龘').map(({ x }) => x)).toEqual([0, 10, 20, 30]);
  expect(texts.filter(({ what }) => what === '彧').map(({ x }) => x)).toEqual([20, 30, 40, 50]);
  const changes = texts.filter((text, index) => text.font !== texts[index - 1]?.font);
  expect(changes).toHaveLength(new Set(texts.map((text) => text.font)).size);
});
