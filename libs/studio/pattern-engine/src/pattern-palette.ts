import { contrastRatio } from '@danqing/color-core';
import { MAX_COLORS, type HexColor, type PatternConfig } from './pattern/config.ts';
import { randomFrom } from './pattern/random.ts';

/**
 * Returns background and colours for a pattern. The lightest colour is usually the background, sometimes the
 * darkest.
 */
export function patternPalette(hexes: readonly HexColor[], seed: number): PatternConfig['palette'] {
  const colors = [...new Set(hexes.map((hex) => hex.toUpperCase()))].slice(0, MAX_COLORS);
  const byLightness = colors.toSorted((a, b) => contrastRatio(b, '#000000') - contrastRatio(a, '#000000'));
  const dark = randomFrom(seed ^ 0x9e37)() > 0.7;
  const bg = (dark ? byLightness.at(-1) : byLightness[0]) ?? '#F4ECD8';
  return { bg, colors: colors.filter((color) => color !== bg) };
}
