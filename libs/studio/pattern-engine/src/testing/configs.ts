import { MOTIFS, RANGES, SHAPES, type Motif, type PatternConfig } from '../pattern/config.ts';
import { randomFrom, shuffled } from '../pattern/random.ts';

export function anyConfig(number: number, motif?: Motif): PatternConfig {
  const random = randomFrom(number * 7919 + 13);
  const within = ({ min, max }: { min: number; max: number }) =>
    Math.round((min + random() * (max - min)) * 100) / 100;
  const color = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')
      .toUpperCase()}`;
  return {
    palette: { bg: color(), colors: Array.from({ length: 1 + Math.floor(random() * 6) }, color) },
    composition: 'universal_grid',
    complexity: within(RANGES.complexity),
    spacing: within(RANGES.spacing),
    shapeVariation: within(RANGES.shapeVariation),
    bleed: within(RANGES.bleed),
    shapes: shuffled(SHAPES, random).slice(0, 1 + Math.floor(random() * 4)),
    motif: motif ?? MOTIFS[number % MOTIFS.length] ?? 'grid',
    seed: Math.floor(random() * 2 ** 31),
  };
}
