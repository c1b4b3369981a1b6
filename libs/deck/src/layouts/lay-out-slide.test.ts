import { SLIDE_LAYOUTS, type DeckModel } from '@danqing/contracts/agent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeDesign } from '../design/make-design.ts';
import { anyPalette, anySlide } from '../testing/any-slide.ts';
import { faultsOfSlide } from '../testing/faults-of-slide.ts';
import { SAMPLE_PALETTES } from '../testing/palettes.ts';
import { sampleDeck } from '../testing/sample-deck.ts';
import { contextOf, layOutSlide } from './lay-out-slide.ts';

const LOCALES = ['zh', 'en', 'ja'] as const satisfies readonly DeckModel['plan']['locale'][];

describe.each(SLIDE_LAYOUTS)('a slide of the layout %s', (layout) => {
  test.each(LOCALES)('holds any text that it may have, readable on what lies below it: %s', (locale) => {
    fc.assert(
      fc.property(
        anySlide(layout, locale),
        anyPalette,
        fc.integer({ min: 0, max: 13 }),
        fc.constantFrom('丹青', 'A talk of an ordinary length about colours'),
        (slide, palette, index, title) => {
          const context = { design: makeDesign(palette, { locale }), locale, index, count: 14, title };
          expect(faultsOfSlide(slide, context)).toEqual([]);
        },
      ),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

describe.each(Object.keys(SAMPLE_PALETTES))('example decks in the palette %s', (palette) => {
  test.each(LOCALES)('have no fault, and type that is read from the back of a room: %s', (locale) => {
    const deck = sampleDeck('tea', locale, palette);
    deck.content.forEach((slide, index) => {
      const context = contextOf(deck, index);
      expect(faultsOfSlide(slide, context)).toEqual([]);
      for (const part of layOutSlide(slide, context).content)
        if (part.kind === 'text' && part.placeholder?.type !== 'ftr')
          expect(part.size).toBeGreaterThanOrEqual(10);
    });
  });
});

test('every slide has exactly one title, so that the outline of the file is whole', () => {
  const deck = sampleDeck('tea', 'en', 'light');
  deck.content.forEach((slide, index) => {
    const titles = layOutSlide(slide, contextOf(deck, index)).content.filter(
      (part) =>
        part.kind === 'text' &&
        /itle$/.test(part.placeholder?.type ?? '') &&
        part.placeholder?.type !== 'subTitle',
    );
    expect(titles).toHaveLength(1);
  });
});

test('slides of one layout differ by their place in the deck, and equal ones are laid out equally', () => {
  const deck = sampleDeck('tea', 'zh', 'light');
  const slide = deck.content.find(({ layout }) => layout === 'bullets');
  if (!slide) throw new Error('no such slide');
  const [first, second, third] = [0, 1, 2].map((index) =>
    layOutSlide(slide, { ...contextOf(deck, 0), index }),
  );
  expect(first?.variant).not.toBe(second?.variant);
  expect(first?.variant).toBe(third?.variant);
});
