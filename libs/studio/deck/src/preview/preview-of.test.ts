import { describe, expect, test } from 'vitest';
import { contextOf, layOutSlide } from '../layouts/lay-out-slide.ts';
import { sampleDeck } from '../testing/sample-deck.ts';
import { previewOf, type SvgNode } from './preview-of.ts';

const deck = sampleDeck('tea', 'zh', 'light');
const all = (nodes: readonly SvgNode[]): SvgNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
const preview = (index: number, options = {}) => {
  const slide = deck.content[index];
  if (!slide) throw new Error('no such slide');
  return all(previewOf(slide, contextOf(deck, index), options));
};

describe('a preview', () => {
  test('has every line of every text, and the colours of the design alone', () => {
    const hexes = deck.design.colors.map(({ hex }) => hex);
    deck.content.forEach((slide, index) => {
      const nodes = preview(index);
      const lines = nodes.flatMap(({ text }) => text ?? []);
      for (const part of layOutSlide(slide, contextOf(deck, index)).content)
        if (part.kind === 'text')
          for (const line of part.paragraphs.flatMap((paragraph) => paragraph.lines))
            expect(lines).toContain(line);
      for (const { attributes } of nodes)
        for (const color of [attributes.fill, attributes.stroke])
          if (color !== undefined && color !== 'none') expect(hexes).toContain(color);
    });
  });

  test('needs no slide but its own: it can be drawn as soon as that is written', () => {
    const slide = deck.content[3];
    if (!slide) throw new Error('no such slide');
    const alone = {
      design: deck.design,
      locale: deck.plan.locale,
      index: 3,
      count: 13,
      title: deck.plan.title,
    };
    expect(previewOf(slide, alone)).toEqual(previewOf(slide, contextOf(deck, 3)));
  });

  test('shows the painting when it is there, and a drawn place before', () => {
    const index = deck.content.findIndex(({ layout }) => layout === 'picture');
    expect(preview(index).some(({ tag }) => tag === 'image')).toBe(false);
    const [image] = preview(index, { picture: '/media/1.webp' }).filter(({ tag }) => tag === 'image');
    expect(image?.attributes).toMatchObject({ href: '/media/1.webp', preserveAspectRatio: 'xMidYMid slice' });
  });

  test('has no number that an SVG would not take', () => {
    deck.content.forEach((_, index) => {
      expect(JSON.stringify(preview(index))).not.toMatch(/NaN|null|Infinity|undefined/);
    });
  });
});
