import { contrastRatio, hexToOklch, type Hex } from '@danqing/color-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPOSITIONS } from './compositions/choose.ts';
import { composePainting, type PaintingRequest } from './compose-painting.ts';
import { inscribe } from './inscription/inscription.ts';
import { layerSvg, paintingSvg } from './painting/painting-svg.ts';
import { Studio } from './studio/studio.ts';
import { PAINTING_THEMES, SIZE } from './painting/painting.ts';

const LINES = ['霜落江天静', '云收夜色澄', '孤舟横素影', '一水载寒灯'];
const request = (change: Partial<PaintingRequest> = {}): PaintingRequest => ({
  name: '月白',
  hex: '#D6ECF0',
  theme: 'landscape',
  scene: { place: 'river', season: 'autumn', time: 'night', weather: 'clear', things: ['boat', 'moon'] },
  lines: LINES,
  seed: 1,
  ...change,
});
const named = COMPOSITIONS.map(({ name, theme }) => [theme, name] as const);

function elementsOf(svg: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const rest = svg.replace(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, _attributes: string, empty: string) => {
      if (closing) expect(open.pop()).toBe(name);
      else {
        names.push(name);
        if (!empty) open.push(name);
      }
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]/);
  expect(rest.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
  return names;
}

describe('every composition', () => {
  it.each(named)('%s %s is the same painting for the same request', (theme, composition) => {
    const [first, again, other] = [1, 1, 2].map((seed) =>
      paintingSvg(composePainting(request({ theme, composition, seed }))),
    );
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each(named)('%s %s is well-formed, whole in itself and of bounded size', (theme, composition) => {
    for (const scene of [
      { things: ['moon'], time: 'night' },
      { weather: 'rain', things: ['rain'] },
      { weather: 'snow', things: ['snow'], season: 'winter' },
      {},
    ]) {
      const painting = composePainting(request({ theme, composition, scene }));
      const svg = paintingSvg(painting);
      expect(elementsOf(svg).length).toBeLessThan(2500);
      expect(svg.length).toBeLessThan(1_000_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).not.toMatch(
        /<image|<script|<use|href|@import|javascript:|https?:(?!\/\/www\.w3\.org\/2000\/svg")/i,
      );
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });

  it.each(named)('%s %s hands over layers from far to near that stand alone', (theme, composition) => {
    const { layers } = composePainting(request({ theme, composition }));
    const depths = layers.map(({ depth }) => depth);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect([depths[0], depths.at(-1)]).toEqual([0, 1]);
    expect(layers[0]?.kind).toBe('paper');
    expect(layers.filter(({ kind }) => kind === 'seal')).toHaveLength(1);
    expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
    for (const layer of layers) {
      const svg = layerSvg(layer);
      elementsOf(svg);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });

  it.each(named)('%s %s has the poem, the name and the seal within the picture', (theme, composition) => {
    const { glyphs } = composePainting(request({ theme, composition }));
    const text = (part: string) =>
      glyphs
        .filter((glyph) => glyph.part === part)
        .map(({ character }) => character)
        .join('');
    expect(text('poem')).toBe(LINES.join(''));
    expect([text('name'), text('seal')]).toEqual(['月白', '月白']);
    for (const { x, y, size } of glyphs) {
      expect(Math.min(x, y)).toBeGreaterThan(size / 2 + 20);
      expect(Math.max(x, y)).toBeLessThan(SIZE - size / 2 - 20);
    }
  });
});

describe('what the poem names', () => {
  it.each(PAINTING_THEMES)('has at least five compositions for %s, each chosen by its own words', (theme) => {
    const ofTheme = COMPOSITIONS.filter((composition) => composition.theme === theme);
    expect(ofTheme.length).toBeGreaterThanOrEqual(5);
    for (const { name, sceneWeights } of ofTheme) {
      const things = Object.entries(sceneWeights)
        .sort(([, a], [, b]) => b - a)
        .map(([word]) => word)
        .slice(0, 6);
      expect(composePainting(request({ theme, scene: { things } })).composition).toBe(name);
    }
  });

  it.each([
    ['landscape', 'snow', 'snow-river'],
    ['landscape', 'boat', 'lone-boat'],
    ['landscape', 'bridge', 'bridge-village'],
    ['landscape', 'pavilion', 'empty-pavilion'],
    ['landscape', 'rain', 'cloudy-hills'],
    ['landscape', 'waterfall', 'gorge'],
    ['flowers', 'plum', 'plum'],
    ['flowers', 'bamboo', 'bamboo'],
    ['flowers', 'lotus', 'lotus'],
    ['flowers', 'willow', 'swallows'],
    ['flowers', 'egret', 'reeds'],
    ['flowers', 'orchid', 'orchid'],
    ['flowers', 'chrysanthemum', 'chrysanthemum'],
    ['portrait', 'moon', 'moon-gazing'],
    ['portrait', 'boat', 'cold-river'],
    ['portrait', 'bridge', 'bridge'],
    ['portrait', 'snow', 'snow-traveller'],
  ] as const)('%s: %s gives %s', (theme, thing, composition) => {
    for (const seed of [1, 2, 3])
      expect(composePainting(request({ theme, seed, scene: { things: [thing] } })).composition).toBe(
        composition,
      );
  });

  it('paints the moon, the rain and the snow that it names', () => {
    const kinds = (things: string[]) =>
      composePainting(request({ composition: 'lone-boat', scene: { things } })).layers.map(
        ({ kind }) => kind,
      );
    expect(kinds(['moon'])).toContain('moon');
    expect(kinds(['rain', 'moon'])).toContain('rain');
    expect(kinds(['rain', 'moon'])).not.toContain('moon');
    expect(kinds(['snow'])).toContain('snow');
    expect(kinds(['wind'])).not.toContain('snow');
  });
});

describe('words', () => {
  it('keeps signs, markup and what is not of the East out of the picture', () => {
    const painting = composePainting(request({ name: '<b>&"', lines: ['霜落，江天静。<script>', 'hello'] }));
    elementsOf(paintingSvg(painting));
    expect(painting.glyphs.map(({ character }) => character).join('')).toBe('霜落江天静丹青');
  });

  it('leaves out a poem that no room holds, and all writing where a renderer sets it itself', () => {
    const long = composePainting(request({ lines: Array.from({ length: 8 }, () => '霜'.repeat(60)) }));
    expect(long.glyphs.some(({ part }) => part === 'poem')).toBe(false);
    const painting = composePainting(request());
    expect(paintingSvg(painting)).toContain('<text');
    const without = paintingSvg(painting, { writing: false });
    expect(without).not.toContain('<text');
    elementsOf(without);
  });

  it('refuses what is no colour and no composition', () => {
    expect(() => composePainting(request({ hex: 'red' }))).toThrow('Not a hex colour');
    expect(() => composePainting(request({ composition: 'oil' }))).toThrow(RangeError);
  });
});

describe('writing on a sky', () => {
  it.each(['#E9F1F6', '#1F4E79', '#161823', '#C03F5A'])('can be read over %s', (hex) => {
    for (const composition of COMPOSITIONS) {
      const studio = new Studio(hex, hex, { weather: 'snow', time: 'night', things: ['snow'] });
      const glyphs = inscribe(studio, composition.paint(studio), '月白', LINES);
      for (const { y, color, part } of glyphs)
        if (part !== 'seal') expect(contrastRatio(color, studio.groundAt(y))).toBeGreaterThan(3);
    }
  });
});

describe('any colour', () => {
  const anyRequest = fc.record({
    name: fc.string({ unit: 'grapheme', maxLength: 12 }),
    hex: fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`),
    theme: fc.constantFrom(...PAINTING_THEMES),
    seed: fc.integer(),
    lines: fc.array(fc.string({ unit: 'grapheme', maxLength: 9 }), { maxLength: 5 }),
    scene: fc.record({
      time: fc.constantFrom('dawn', 'day', 'dusk', 'night'),
      weather: fc.constantFrom('clear', 'rain', 'snow'),
      season: fc.constantFrom('spring', 'summer', 'autumn', 'winter'),
      things: fc.subarray(
        [...new Set(COMPOSITIONS.flatMap(({ sceneWeights }) => Object.keys(sceneWeights)))],
        {
          maxLength: 5,
        },
      ),
    }),
  });

  it('stays legible, well-formed and has its colour in it', () => {
    fc.assert(
      fc.property(anyRequest, (any) => {
        const painting = composePainting(any);
        const { paper, ink, accent } = painting.colors;
        expect(contrastRatio(ink, paper)).toBeGreaterThan(5.5);
        expect(accent).toBe(any.hex);
        const svg = paintingSvg(painting, { writing: false });
        elementsOf(svg);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(1_000_000);
        const fills = [...svg.matchAll(/(?:fill|stop-color)="(#[0-9A-F]{6})"/g)].map(
          ([, fill]) => fill as Hex,
        );
        const asked = hexToOklch(any.hex);
        // Colours with little chroma need no matching hue in the picture.
        if (asked.c < 0.04) return;
        const nearest = Math.min(
          ...fills
            .map(hexToOklch)
            .filter(({ c }) => c > 0.02)
            .map(({ h }) => Math.abs(((h - asked.h + 540) % 360) - 180)),
        );
        expect(nearest).toBeLessThan(12);
      }),
      { numRuns: 20 },
    );
  });
});
