import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Pen } from './pen.ts';
import { Typefaces } from './typefaces.ts';
import { fitColumns, isVertical, writeColumns } from './vertical-text.ts';

const typefaces = new Typefaces([]);
const context = createCanvas(400, 400).getContext('2d');
const pen = new Pen(context, typefaces);

function written(text: string, size = 20) {
  const found: { text: string; x: number; y: number; turned: boolean }[] = [];
  const surface = createCanvas(400, 400).getContext('2d');
  surface.fillText = (part: string, x: number, y: number) => {
    const { a, b, c, d, e, f } = surface.getTransform();
    found.push({ text: part, x: a * x + c * y + e, y: b * x + d * y + f, turned: b !== 0 });
  };
  const columns = fitColumns(pen, text, { width: 100, height: 300 }, { sizes: [size], weight: 600 });
  writeColumns(pen.on(surface), columns, 0, 0, '#000000');
  return found;
}

it.each([
  ['江南春水', true],
  ['Autumn 秋', true],
  ['桜', true],
  ['한국어', true],
  ['Autumn', false],
  ['شروق', false],
  ['123 — #ED5126', false],
])('%j is written from top to bottom: %s', (text, expected) => {
  expect(isVertical(text)).toBe(expected);
});

describe('in a column', () => {
  it('ideographs stand one below the other, in the middle', () => {
    const [first, second] = written('江南');
    expect([first, second]).toMatchObject([
      { text: '江', x: 0, turned: false },
      { text: '南', x: 0, turned: false },
    ]);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(22.4);
  });

  it('letters lie on their side, numbers of two digits stand', () => {
    expect(written('春abc24日', 20).map(({ text, turned }) => [text, turned])).toEqual([
      ['春', false],
      ['abc', true],
      ['24', true],
      ['日', false],
    ]);
    expect(written('第24日', 20).map(({ text, turned }) => [text, turned])).toEqual([
      ['第', false],
      ['24', false],
      ['日', false],
    ]);
  });

  it('brackets and long vowels turn, commas stand in the upper right', () => {
    const turned = written('「春」ー').filter((part) => part.turned);
    expect(turned.map(({ text }) => text)).toEqual(['「', '」', 'ー']);
    const [, comma] = written('春、');
    expect(comma?.x).toBeGreaterThan(10);
    expect(comma?.turned).toBe(false);
  });

  it('what cannot be drawn leaves no hole', () => {
    const [first, second] = written('江😀南');
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(22.4);
  });

  it('the next column is left of it', () => {
    const found = written('江'.repeat(14));
    expect(found[13]?.x).toBeLessThan((found[0]?.x ?? 0) - 20);
    expect(found[13]?.y).toBe(found[0]?.y);
  });
});

it('takes the largest size that holds the text, and tears no word before the last', () => {
  const fit = (text: string, width = 100) =>
    fitColumns(pen, text, { width, height: 200 }, { sizes: [60, 30, 15], weight: 600 });
  expect(fit('江南').type.size).toBe(60);
  expect(fit('江南春水').type.size).toBe(30);
  expect(fit('watercolours').type.size).toBe(30);
  expect(fit('江'.repeat(200)).type.size).toBe(15);
  expect(fit('江'.repeat(200)).complete).toBe(false);
});

it('stays in its box', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'江南，。「」abc WM12-'), maxLength: 60 });
  const box = fc.record({
    width: fc.integer({ min: 30, max: 200 }),
    height: fc.integer({ min: 60, max: 400 }),
  });
  fc.assert(
    fc.property(texts, box, (text, { width, height }) => {
      const columns = fitColumns(pen, text, { width, height }, { sizes: [30, 20, 12], weight: 600 });
      expect(columns.width).toBeLessThanOrEqual(width);
      expect(columns.height).toBeLessThanOrEqual(height);
    }),
  );
});
