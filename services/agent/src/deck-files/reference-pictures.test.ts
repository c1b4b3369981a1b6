import { contextOf, layOutSlide, PAGE } from '@danqing/deck';
import { sampleDeck } from '@danqing/deck/testing';
import { Pen, Typefaces } from '@danqing/drawing';
import { expectPicture } from '@danqing/reference-pictures';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, expect, test } from 'vitest';
import { PageDrawer } from './page-drawer.ts';

const [WIDTH, HEIGHT] = [320, 180];
const POINTS = 72;
/** Uses only the bundled typefaces, not those of the machine. */
const NO_SYSTEM_FAMILIES: readonly string[] = [];

let pen: Pen;
beforeAll(() => {
  pen = Pen.forMeasuring(new Typefaces(NO_SYSTEM_FAMILIES));
});

test.each([
  ['title', 'zh', 'light'],
  ['agenda', 'en', 'threeHues'],
  ['section', 'ja', 'dark'],
  ['bullets', 'zh', 'oneHue'],
  ['columns', 'en', 'pale'],
  ['quote', 'ja', 'light'],
  ['chart', 'zh', 'threeHues'],
  ['table', 'en', 'greys'],
  ['timeline', 'ja', 'oneHue'],
  ['statement', 'zh', 'dark'],
  ['picture', 'en', 'light'],
  ['closing', 'ja', 'threeHues'],
] as const)('a slide of the layout %s in %s with the palette %s looks as it did', async (layout, locale, palette) => {
  const deck = sampleDeck('tea', locale, palette);
  const index = deck.content.findIndex((slide) => slide.layout === layout);
  expect(index).toBeGreaterThanOrEqual(0);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.scale(WIDTH / (PAGE.w * POINTS), HEIGHT / (PAGE.h * POINTS));
  const page = layOutSlide(deck.content[index]!, contextOf(deck, index));
  new PageDrawer(pen.on(context), deck.design, undefined).draw(page);
  await expectPicture(canvas, `${layout}-${locale}-${palette}`);
});
