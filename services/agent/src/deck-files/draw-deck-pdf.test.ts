import { sampleDeck } from '@danqing/deck/testing';
import { Typefaces } from '@danqing/drawing';
import { readPdf } from '@danqing/drawing/testing';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, expect, test } from 'vitest';
import { drawDeckPdf } from './draw-deck-pdf.ts';

let typefaces: Typefaces;
beforeAll(() => {
  typefaces = new Typefaces();
});
const plain = (text: string) => text.replace(/\s/g, '');

test.each(['zh', 'en', 'ja'] as const)(
  'a page for each slide, its words to be searched and copied: %s',
  async (locale) => {
    const model = sampleDeck('tea', locale, 'threeHues');
    const { pages, sizes } = readPdf(await drawDeckPdf({ model, pictures: [] }, typefaces));
    expect(pages).toHaveLength(model.content.length);
    expect(new Set(sizes.map(([width, height]) => `${Math.round(width)} ${Math.round(height)}`))).toEqual(
      new Set(['960 540']),
    );
    model.content.forEach((slide, index) => {
      if ('title' in slide && slide.layout !== 'agenda')
        expect(plain(pages[index] ?? '')).toContain(plain(slide.title));
      if (slide.layout === 'table')
        for (const cell of slide.rows.flat()) expect(plain(pages[index] ?? '')).toContain(plain(cell));
    });
  },
);

test('a painting stands in its place', async () => {
  const model = sampleDeck('tea', 'zh', 'light');
  const index = model.content.findIndex(({ layout }) => layout === 'picture');
  const canvas = createCanvas(400, 400);
  canvas.getContext('2d').fillRect(0, 0, 400, 400);
  const bare = await drawDeckPdf({ model, pictures: [] }, typefaces);
  const painted = await drawDeckPdf(
    { model, pictures: [{ index, bytes: canvas.toBuffer('image/png') }] },
    typefaces,
  );
  expect(bare.includes('/Subtype /Image')).toBe(false);
  expect(painted.includes('/Subtype /Image')).toBe(true);
});

test('emoji of the title are drawn, in outlines of the text’s colour', async () => {
  const model = sampleDeck('tea', 'zh', 'light');
  const [first, ...others] = model.content;
  if (first?.layout !== 'title') throw new Error('the deck lacks its title');
  const drawn = (title: string) =>
    drawDeckPdf({ model: { ...model, content: [{ ...first, title }, ...others] }, pictures: [] }, typefaces);
  const [plain, dressed] = await Promise.all([drawn('茶会'), drawn('茶会👩🏽‍🚀🇨🇳')]);
  expect(fontsOf(dressed)).toBeGreaterThan(fontsOf(plain));
  expect(dressed.includes('/Subtype /Image')).toBe(false);
});

const fontsOf = (pdf: Buffer) => pdf.toString('latin1').split('/FontDescriptor').length;
