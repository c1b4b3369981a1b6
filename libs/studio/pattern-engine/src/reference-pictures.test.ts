import { canvasOf, expectPicture } from '@danqing/reference-pictures';
import { test } from 'vitest';
import { makePattern, MOTIFS, RANGES, SHAPES, type PatternConfig } from './index.ts';
import { pixelsOf } from './testing/pixels.ts';

const SIDE = 120;
const FINE = 4;
const usual: Omit<PatternConfig, 'motif'> = {
  palette: { bg: '#F4ECD8', colors: ['#22405A', '#B7472A', '#D9A441'] },
  composition: 'universal_grid',
  complexity: RANGES.complexity.default,
  spacing: RANGES.spacing.default,
  shapeVariation: RANGES.shapeVariation.default,
  bleed: RANGES.bleed.default,
  shapes: SHAPES.slice(0, 3),
  seed: 7,
};

test.each<[string, PatternConfig]>([
  ...MOTIFS.map((motif): [string, PatternConfig] => [motif, { ...usual, motif }]),
  [
    'grid-on-dark',
    {
      ...usual,
      motif: 'grid',
      palette: { bg: '#161823', colors: ['#D5EBE1', '#C93756'] },
      shapes: SHAPES.slice(3),
      bleed: RANGES.bleed.max,
      complexity: RANGES.complexity.max,
      seed: 21,
    },
  ],
])('%s looks as it did', async (name, config) => {
  const pattern = makePattern(config);
  const frame = { width: SIDE, height: SIDE, scale: (SIDE * 0.6) / pattern.width };
  await expectPicture(canvasOf(pixelsOf(pattern, frame, FINE)), name);
});
