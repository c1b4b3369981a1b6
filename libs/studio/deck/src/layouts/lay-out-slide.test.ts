import { SLIDE_LAYOUTS, type DeckModel } from '@danqing/contracts/agent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeDesign } from '../design/make-design.ts';
import { anyPalette, anySlide } from '../testing/any-slide.ts';
import { findSlideFaults } from '../testing/slide-faults.ts';
import { SAMPLE_PALETTES } from '../testing/palettes.ts';
import { SAMPLE_KINDS, sampleDeck } from '../testing/sample-deck.ts';
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
          expect(findSlideFaults(slide, context)).toEqual([]);
        },
      ),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

describe.each(SAMPLE_KINDS)('example decks of the kind %s', (kind) => {
  test.each(LOCALES)(
    'have no fault in any palette, and type that is read from the back of a room: %s',
    (locale) => {
      for (const palette of Object.keys(SAMPLE_PALETTES)) {
        const deck = sampleDeck(kind, locale, palette);
        deck.content.forEach((slide, index) => {
          const context = contextOf(deck, index);
          expect(findSlideFaults(slide, context)).toEqual([]);
          for (const part of layOutSlide(slide, context).content)
            if (part.kind === 'text') expect(part.size).toBeGreaterThanOrEqual(10);
        });
      }
    },
  );
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
