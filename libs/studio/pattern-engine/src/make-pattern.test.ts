import { contrastRatio } from '@danqing/color-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeConfig, encodeConfig, makePattern, MOTIFS, patternPalette, RANGES } from './index.ts';
import { anyConfig } from './testing/configs.ts';

const numbers = fc.nat(100_000);

describe('a pattern', () => {
  it('is the same for the same configuration, and another one for another seed where chance has a say', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const config = anyConfig(number);
        expect(makePattern(config)).toEqual(makePattern(structuredClone(config)));
      }),
      { numRuns: 60 },
    );
    const ice = anyConfig(1, 'ice');
    expect(makePattern({ ...ice, seed: 8 })).not.toEqual(makePattern({ ...ice, seed: 9 }));
  });

  it('has only plain hex colours of its palette, and finite numbers', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const config = anyConfig(number);
        const { marks, ground, width, height } = makePattern(config);
        const allowed = [config.palette.bg, ...config.palette.colors, '#FFFFFF', '#1F1B18'];
        expect(width > 0 && height > 0).toBe(true);
        for (const color of [
          ground,
          ...marks.flatMap(({ fill, stroke }) => [fill ?? ground, stroke ?? ground]),
        ])
          expect(allowed).toContain(color);
        for (const { d, width: stroke = 1, box } of marks) {
          expect(d).toMatch(/^[MLCZ\d. -]+$/);
          expect(stroke).toBeGreaterThan(0);
          expect(box.every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each(MOTIFS)('%s stands out from the ground also where all colours are the same', (motif) => {
    const pattern = makePattern({ ...anyConfig(2, motif), palette: { bg: '#FFFFFF', colors: ['#FFFFFF'] } });
    const seen = pattern.marks.flatMap(({ fill, stroke }) => [fill ?? '', stroke ?? '']).filter(Boolean);
    expect(seen.some((color) => contrastRatio(color, '#FFFFFF') > 4.5)).toBe(true);
  });

  it('takes every setting into account', () => {
    const usual = anyConfig(11, 'tortoise');
    for (const [name, { min, max }] of Object.entries(RANGES))
      expect(makePattern({ ...usual, [name]: min }), name).not.toEqual(
        makePattern({ ...usual, [name]: max }),
      );
  });

  it('has at most 400 marks, where they are most and smallest: a frame draws all of them', () => {
    for (const motif of MOTIFS)
      for (let number = 0; number < 60; number += 1) {
        const { marks } = makePattern({
          ...anyConfig(number, motif),
          spacing: RANGES.spacing.min,
          complexity: 2,
        });
        expect(marks.length, `${motif} ${number}`).toBeLessThanOrEqual(400);
      }
  });
});

describe('a link', () => {
  it('carries the whole setting', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const config = anyConfig(number);
        const back = decodeConfig(new URLSearchParams(encodeConfig(config).toString()));
        expect({ ...back, shapes: [] }).toEqual({ ...config, shapes: [] });
        if (config.motif === 'grid') expect(back?.shapes.toSorted()).toEqual(config.shapes.toSorted());
      }),
    );
  });

  it('is brought into range, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('seed', 'spacing', 'bleed', 'shapes', 'motif', 'complexity'),
          fc.string(),
        ),
        (query) => {
          const config = decodeConfig(new URLSearchParams({ ...query, bg: 'FFFFFF', colors: '000000' }));
          for (const [name, { min, max }] of Object.entries(RANGES)) {
            const value = Number(config?.[name as keyof typeof RANGES]);
            expect(value >= min && value <= max, `${name} ${value}`).toBe(true);
          }
          expect(config?.shapes.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it.each(['', 'bg=zzz&colors=000000', 'bg=FFFFFF', 'bg=FFFFFF&colors=', 'bg=hsl(1,2%25,3%25)&colors=red'])(
    'without colours is none: %s',
    (query) => expect(decodeConfig(new URLSearchParams(query))).toBeNull(),
  );

  it('takes twelve colours at most', () => {
    const colors = Array.from({ length: 40 }, () => '123456').join('.');
    expect(decodeConfig(new URLSearchParams(`bg=FFFFFF&colors=${colors}`))?.palette.colors).toHaveLength(12);
  });
});

describe('a palette', () => {
  it('gives its lightest or darkest colour as the ground and keeps the others', () => {
    const hexes = ['#ED5126', '#1772B4', '#EEF7F2'];
    const grounds = new Set(Array.from({ length: 40 }, (_, seed) => patternPalette(hexes, seed).bg));
    expect([...grounds].toSorted()).toEqual(['#1772B4', '#EEF7F2']);
    const { bg, colors } = patternPalette(hexes, 1);
    expect([bg, ...colors].toSorted()).toEqual(hexes.toSorted());
  });
});
