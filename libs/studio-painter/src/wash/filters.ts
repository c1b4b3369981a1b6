import { SIZE } from '../painting/painting.ts';
import type { Box } from './bounds.ts';

const noise = (frequency: string, octaves: number, seed: number, result: string): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="${result}"/>`;

const displaced = (by: string, scale: number, result: string): string =>
  `<feDisplacementMap in="SourceGraphic" in2="${by}" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="${result}"/>`;

/** Alpha from the blue of a noise: `gain` makes the spots harder, `lift` the whole denser. */
const grain = (of: string, gain: number, lift: number, result: string): string =>
  `<feColorMatrix in="${of}" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 ${lift}" result="${result}"/>`;

const inside = (what: string, mask: string, result: string): string =>
  `<feComposite in="${what}" in2="${mask}" operator="in" result="${result}"/>`;

/** What lies on the paper keeps more pigment where it dries last: along its edge. Both parts 0-1. */
const tide = (of: string, width: number, middle: number, result: string): string =>
  `<feGaussianBlur in="${of}" stdDeviation="${width}" result="${result}-b"/><feComposite in="${of}" in2="${result}-b" operator="arithmetic" k2="1" k3="${-(1 - middle)}" result="${result}"/>`;

/** What water does to ink, as SVG filters over a whole layer. `reach` is how far they carry it, pixels. */
export const FILTERS = {
  /** A line on sized paper: its edge follows the fibres, a little ink missing on the tooth of the paper. */
  ink: {
    reach: 8,
    steps: (seed) =>
      noise('0.06', 2, seed, 'n') +
      displaced('n', 5, 'd') +
      grain('n', 1.2, 0.42, 'm') +
      inside('d', 'm', 'o'),
  },
  /** A dry brush: the tooth of the paper shows. */
  dry: {
    reach: 8,
    steps: (seed) =>
      noise('0.055', 2, seed, 'n') +
      displaced('n', 6, 'd') +
      noise('0.85', 2, seed + 1, 'g') +
      grain('g', 1.9, -0.05, 'm') +
      inside('d', 'm', 'o'),
  },
  /** A wash on damp paper: edges wander and dry dark, the pigment settles in clouds. */
  wash: {
    reach: 26,
    steps: (seed) =>
      noise('0.016', 3, seed, 'n') +
      displaced('n', 26, 'd') +
      tide('d', 6, 0.62, 't') +
      grain('n', 1.7, 0.12, 'm') +
      inside('t', 'm', 'o'),
  },
  /** A small wash whose shape has to hold: petals, leaves, robes. */
  tint: {
    reach: 12,
    steps: (seed) =>
      noise('0.035', 2, seed, 'n') +
      displaced('n', 7, 'd') +
      tide('d', 3.5, 0.68, 't') +
      grain('n', 1.05, 0.4, 'm') +
      inside('t', 'm', 'o'),
  },
  /** A round thing that has to stay round: moon and sun. */
  disc: {
    reach: 8,
    steps: (seed) =>
      noise('0.02', 2, seed, 'n') +
      displaced('n', 5, 'd') +
      `<feGaussianBlur in="d" stdDeviation="0.8" result="s"/>` +
      grain('n', 0.6, 0.66, 'm') +
      inside('s', 'm', 'o'),
  },
  /** Ink dropped on wet paper, with no edge. */
  wet: {
    reach: 60,
    steps: (seed) =>
      noise('0.009', 2, seed, 'n') +
      displaced('n', 50, 'd') +
      `<feGaussianBlur in="d" stdDeviation="9" result="s"/>` +
      grain('n', 1.5, 0.22, 'm') +
      inside('s', 'm', 'o'),
  },
  /** Mist: softer still, so that nothing of it has a border. */
  mist: {
    reach: 110,
    steps: (seed) =>
      noise('0.006 0.011', 2, seed, 'n') +
      displaced('n', 80, 'd') +
      `<feGaussianBlur in="d" stdDeviation="22" result="s"/>` +
      grain('n', 0.9, 0.5, 'm') +
      inside('s', 'm', 'o'),
  },
} satisfies Record<string, { reach: number; steps: (seed: number) => string }>;

export type FilterName = keyof typeof FILTERS;

/** The filter over what a layer covers and no more. */
export function filterElement(
  id: string,
  name: FilterName,
  seed: number,
  { left, top, right, bottom }: Box,
): string {
  const { reach, steps } = FILTERS[name];
  const [x, y] = [Math.max(-40, Math.floor(left - reach)), Math.max(-40, Math.floor(top - reach))];
  const [width, height] = [
    Math.max(1, Math.min(SIZE + 40, Math.ceil(right + reach)) - x),
    Math.max(1, Math.min(SIZE + 40, Math.ceil(bottom + reach)) - y),
  ];
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB">${steps(seed)}</filter>`;
}
