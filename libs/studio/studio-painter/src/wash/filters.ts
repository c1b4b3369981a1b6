import { SIZE } from '../painting/painting.ts';
import type { Box } from './bounds.ts';

const noise = (frequency: string, octaves: number, seed: number, result: string): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="${result}"/>`;

const displaced = (by: string, scale: number, result: string): string =>
  `<feDisplacementMap in="SourceGraphic" in2="${by}" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="${result}"/>`;

/** Alpha from the blue channel of a noise. `gain` hardens the spots, `lift` increases the overall density. */
const grain = (of: string, gain: number, lift: number, result: string): string =>
  `<feColorMatrix in="${of}" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 ${lift}" result="${result}"/>`;

const inside = (what: string, mask: string, result: string): string =>
  `<feComposite in="${what}" in2="${mask}" operator="in" result="${result}"/>`;

/**
 * Darkens edges, where pigment collects as a wash dries. `middle` is the share of pigment that remains away
 * from the edge, 0–1.
 */
const tide = (of: string, width: number, middle: number, result: string): string =>
  `<feGaussianBlur in="${of}" stdDeviation="${width}" result="${result}-b"/><feComposite in="${of}" in2="${result}-b" operator="arithmetic" k2="1" k3="${-(1 - middle)}" result="${result}"/>`;

export const FILTERS = {
  /** A line on sized paper: its edge follows the fibres, and the paper's grain leaves small gaps. */
  ink: {
    reach: 8,
    steps: (seed) =>
      noise('0.06', 2, seed, 'n') +
      displaced('n', 5, 'd') +
      grain('n', 1.2, 0.42, 'm') +
      inside('d', 'm', 'o'),
  },
  dry: {
    reach: 8,
    steps: (seed) =>
      noise('0.055', 2, seed, 'n') +
      displaced('n', 6, 'd') +
      noise('0.85', 2, seed + 1, 'g') +
      grain('g', 1.9, -0.05, 'm') +
      inside('d', 'm', 'o'),
  },
  /** A wash on damp paper: edges wander and dry darker, and the pigment settles in clouds. */
  wash: {
    reach: 26,
    steps: (seed) =>
      noise('0.016', 3, seed, 'n') +
      displaced('n', 26, 'd') +
      tide('d', 6, 0.62, 't') +
      grain('n', 1.7, 0.12, 'm') +
      inside('t', 'm', 'o'),
  },
  tint: {
    reach: 12,
    steps: (seed) =>
      noise('0.035', 2, seed, 'n') +
      displaced('n', 7, 'd') +
      tide('d', 3.5, 0.68, 't') +
      grain('n', 1.05, 0.4, 'm') +
      inside('t', 'm', 'o'),
  },
  disc: {
    reach: 8,
    steps: (seed) =>
      noise('0.02', 2, seed, 'n') +
      displaced('n', 5, 'd') +
      `<feGaussianBlur in="d" stdDeviation="0.8" result="s"/>` +
      grain('n', 0.6, 0.66, 'm') +
      inside('s', 'm', 'o'),
  },
  wet: {
    reach: 60,
    steps: (seed) =>
      noise('0.009', 2, seed, 'n') +
      displaced('n', 50, 'd') +
      `<feGaussianBlur in="d" stdDeviation="9" result="s"/>` +
      grain('n', 1.5, 0.22, 'm') +
      inside('s', 'm', 'o'),
  },
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
