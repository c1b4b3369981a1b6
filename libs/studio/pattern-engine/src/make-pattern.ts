import { contrastRatio } from '@danqing/color-core';
import type { Motif, PatternConfig } from './pattern/config.ts';
import { cloud } from './motifs/cloud.ts';
import { fret } from './motifs/fret.ts';
import { grid } from './motifs/grid.ts';
import { ice } from './motifs/ice.ts';
import { lozenge } from './motifs/lozenge.ts';
import { pearls } from './motifs/pearls.ts';
import { scroll } from './motifs/scroll.ts';
import { sea } from './motifs/sea.ts';
import { tortoise } from './motifs/tortoise.ts';
import { wan } from './motifs/wan.ts';
import { waves } from './motifs/waves.ts';
import type { Brush, Pattern } from './pattern/pattern.ts';
import { randomFrom, shuffled } from './pattern/random.ts';

const DRAWN: Readonly<Record<Motif, (brush: Brush) => Omit<Pattern, 'ground'>>> = {
  grid,
  ice,
  fret,
  cloud,
  sea,
  scroll,
  tortoise,
  pearls,
  lozenge,
  wan,
  waves,
};

const SEEN = 2;

/** Returns the pattern of a configuration; deterministic. */
export function makePattern(config: PatternConfig): Pattern {
  const random = randomFrom(config.seed);
  const ground = config.palette.bg;
  const differing = config.palette.colors.filter((color) => color !== ground);
  const colors =
    differing.length > 0 ? differing : [contrastRatio(ground, '#FFFFFF') > 4.5 ? '#FFFFFF' : '#1F1B18'];
  const byContrast = colors.toSorted((a, b) => contrastRatio(b, ground) - contrastRatio(a, ground));
  const seen = byContrast.filter((color) => contrastRatio(color, ground) >= SEEN);
  const lines = seen.length > 0 ? seen : byContrast.slice(0, 1);
  const line = lines[Math.floor(random() ** 2 * lines.length)] ?? ground;
  const others = shuffled(
    colors.filter((color) => color !== line),
    random,
  );
  const inks = others.length > 0 ? others : [line];
  const repeat = DRAWN[config.motif]({
    config,
    random,
    ground,
    line,
    ink: (index) => inks[index % inks.length] ?? line,
    weight: (units) => Math.max(0.4, units * (1 + config.shapeVariation * 2.5) + config.bleed * 0.3),
    rich: config.complexity >= 1.5,
  });
  return { ...resized(repeat, config), ground };
}

/** Scales a motif from its own units to the repeat size that gives the configured density. */
function resized(
  repeat: Omit<Pattern, 'ground'>,
  { motif, spacing }: PatternConfig,
): Omit<Pattern, 'ground'> {
  if (motif === 'grid') return repeat;
  const scale = 0.5 + spacing * 0.56;
  return {
    width: repeat.width * scale,
    height: repeat.height * scale,
    marks: repeat.marks.map((mark) => ({
      ...mark,
      // Rounds to a hundredth of a pixel, because each frame parses every digit again.
      d: mark.d.replace(/[\d.]+/g, (text) => String(Math.round(Number(text) * scale * 100) / 100)),
      ...(mark.width !== undefined && { width: mark.width * scale }),
      box: [mark.box[0] * scale, mark.box[1] * scale, mark.box[2] * scale, mark.box[3] * scale],
    })),
  };
}
