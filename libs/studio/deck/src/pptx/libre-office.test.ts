import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeckModel } from '@danqing/contracts/agent';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contextOf, layOutSlide } from '../layouts/lay-out-slide.ts';
import { PAGE } from '../page/page.ts';
import type { Box, Primitive } from '../page/primitives.ts';
import { canRender, pixelsOfPdf, renderPdfs, wordsOfPdf, type Word } from '../testing/office.ts';
import { SAMPLE_PALETTES } from '../testing/palettes.ts';
import { SAMPLE_KINDS, SAMPLE_LOCALES, sampleDeck, type SampleKind } from '../testing/sample-deck.ts';
import { themeXml } from './theme-xml.ts';
import { writePptx } from './write-pptx.ts';

const whole = process.env.DECK_DRILL === '1';
vi.setConfig({ testTimeout: whole ? 1_800_000 : 120_000, hookTimeout: 120_000 });

const able = await canRender();
if (whole && !able)
  throw new Error('The drill takes LibreOffice, fonts for Chinese (fonts-noto-cjk) and poppler-utils.');

const cases: [string, DeckModel['plan']['locale'], SampleKind][] = (
  whole ? Object.keys(SAMPLE_PALETTES) : ['light']
).flatMap((palette) =>
  SAMPLE_LOCALES.flatMap((locale) =>
    (whole ? SAMPLE_KINDS : (['tea'] as const)).map(
      (kind): [string, DeckModel['plan']['locale'], SampleKind] => [palette, locale, kind],
    ),
  ),
);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danqing-deck-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SIDE = 0.08;
const ABOVE = 0.3;

interface Place extends Box {
  above: number;
}

const contains = ({ x, y, w, h, above }: Place, { left, top, right, bottom }: Word): boolean =>
  left >= x - SIDE && right <= x + w + SIDE && top >= y - above && bottom <= y + h + above;

const placeOf = (box: Box, size: number): Place => ({ ...box, above: (ABOVE * size) / 72 });

const placesOf = (parts: readonly Primitive[]): Place[] =>
  parts.flatMap((part): Place[] => {
    if (part.kind === 'text' || part.kind === 'chart') return [placeOf(part.box, part.size)];
    return part.kind === 'table' ? part.rows.flat().map(({ box, text }) => placeOf(box, text.size)) : [];
  });

const counted = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const character of text.normalize('NFKC').replace(/\s/g, ''))
    counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
};

function faultsOfPage(parts: readonly Primitive[], words: readonly Word[]): string[] {
  const places = placesOf(parts);
  const seen = counted(words.map(({ text }) => text).join(''));
  const wanted = counted(
    parts
      .flatMap((part) =>
        part.kind === 'text'
          ? part.paragraphs.map(({ text }) => text)
          : part.kind === 'table'
            ? part.rows.flat().flatMap(({ text }) => text.paragraphs.map((paragraph) => paragraph.text))
            : [],
      )
      .join(''),
  );
  return [
    ...words
      .filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > PAGE.w || bottom > PAGE.h)
      .map(({ text }) => `${text} leaves the page`),
    ...words
      .filter((word) => !places.some((place) => contains(place, word)))
      .map(({ text }) => `${text} overflows`),
    ...[...wanted]
      .filter(([character, count]) => (seen.get(character) ?? 0) < count)
      .map(([character]) => `${character} is missing`),
  ];
}

test.skipIf(!able)('LibreOffice sets every word within its place, and loses none', async () => {
  const decks = cases.map(([palette, locale, kind]) => ({
    name: `${palette}-${locale}-${kind}`,
    model: sampleDeck(kind, locale, palette),
  }));
  await renderPdfs(
    folder,
    Object.fromEntries(decks.map(({ name, model }) => [name, writePptx(model, new Map())])),
  );
  const faults: string[] = [];
  for (const { name, model } of decks) {
    const pages = await wordsOfPdf(join(folder, `${name}.pdf`));
    expect(pages).toHaveLength(model.content.length);
    model.content.forEach((slide, index) => {
      const { backdrop, content } = layOutSlide(slide, contextOf(model, index));
      for (const fault of faultsOfPage([...backdrop, ...content], pages[index] ?? []))
        faults.push(`${name}, slide ${index + 1} (${slide.layout}): ${fault}`);
    });
  }
  expect(faults).toEqual([]);
});

const negative = (hex: string): string =>
  `#${(0xffffff - Number.parseInt(hex.slice(1), 16)).toString(16).padStart(6, '0').toUpperCase()}`;

/** Tolerance for rounding when translucent colours and glyph edges are mixed. */
const ROUNDING = 15;

test.skipIf(!able)(
  'another theme changes every pixel that it should, and no other: its negative gives the negative',
  async () => {
    const model = sampleDeck('tea', 'ja', 'threeHues');
    const colors = model.design.colors.map((color) => ({ ...color, hex: negative(color.hex) }));
    // The layout uses the original theme. Only the theme part of the second file is negative.
    const file = writePptx(model, new Map());
    const theme = strToU8(themeXml({ ...model.design, colors }, model.plan.title));
    const other = zipSync({ ...unzipSync(file), 'ppt/theme/theme1.xml': theme });
    await renderPdfs(folder, { positive: file, negative: other });
    const pages = await Promise.all(['positive', 'negative'].map((name) => pixelsOfPdf(folder, name)));
    const [positive = [], inverted = []] = pages;
    expect(positive).toHaveLength(model.content.length);
    positive.forEach(({ data: page, width }, at) => {
      const opposite = inverted[at]?.data;
      // Skips alpha and the last column, in which the edge of the page blends with white paper.
      const inside = (index: number) => index % 4 < 3 && Math.floor(index / 4) % width < width - 1;
      let wrong = 0;
      page.forEach((value, index) => {
        if (inside(index) && Math.abs(255 - value - (opposite?.[index] ?? 0)) > ROUNDING) wrong += 1;
      });
      expect({ slide: at + 1, wrong }).toEqual({ slide: at + 1, wrong: 0 });
    });
  },
);
