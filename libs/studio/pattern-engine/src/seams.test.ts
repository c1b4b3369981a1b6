import { describe, expect, it } from 'vitest';
import { makePattern, MOTIFS } from './index.ts';
import { anyConfig } from './testing/configs.ts';
import { largestDifference, pixelsOf } from './testing/pixels.ts';

const CONFIGS = 500;
/** Tolerated channel difference (0-255), because the rasteriser splits curves at the canvas edge. */
const ROUNDING = 24;
const FINE = 4;

it(`holds at every edge of ${CONFIGS} configurations`, { timeout: 120_000 }, () => {
  const seams: string[] = [];
  for (let number = 0; number < CONFIGS; number += 1) {
    const config = anyConfig(number);
    const pattern = makePattern(config);
    const width = 20 + (number % 5) * 5;
    const height = Math.round((width * pattern.height) / pattern.width);
    const scale = [width / pattern.width, height / pattern.height] as const;
    const tile = pixelsOf(pattern, { width, height, scale }, FINE);
    const sheet = pixelsOf(pattern, { width: width * 2 + 3, height: height * 2 + 3, scale }, FINE);
    const difference = largestDifference(sheet, tile, (x, y) => [x % width, y % height]);
    if (difference > ROUNDING) seams.push(`${number} ${config.motif}: ${difference}`);
  }
  expect(seams).toEqual([]);
});

describe.each(MOTIFS)('%s', (motif) => {
  it.each([0, 1, 2])('holds turned by the angle of a triangle of 3, 4 and 5, and scaled: %i', (number) => {
    const pattern = makePattern(anyConfig(number + 40, motif));
    const across = 6 + number * 3;
    const down = Math.max(1, Math.round((across * pattern.height) / pattern.width));
    const turned = pixelsOf(
      pattern,
      {
        width: 110,
        height: 110,
        scale: [(across * 5) / pattern.width, (down * 5) / pattern.height],
        angle: Math.atan2(3, 4),
      },
      FINE,
    );
    expect(largestDifference(turned, turned, (x, y) => [x + across * 4, y + across * 3])).toBeLessThanOrEqual(
      ROUNDING,
    );
    expect(largestDifference(turned, turned, (x, y) => [x - down * 3, y + down * 4])).toBeLessThanOrEqual(
      ROUNDING,
    );
  });

  it('shows more than its ground', () => {
    const pattern = makePattern({
      ...anyConfig(3, motif),
      palette: { bg: '#F4ECD8', colors: ['#22405A', '#B7472A', '#D9A441'] },
    });
    const { data } = pixelsOf(pattern, { width: 200, height: 200, scale: 1 });
    const colors = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      colors.set(color, (colors.get(color) ?? 0) + 1);
    }
    const inked = [...colors]
      .filter(([color]) => color !== 0xf4ecd8)
      .reduce((sum, [, count]) => sum + count, 0);
    expect(inked / 40_000).toBeGreaterThan(0.08);
    expect(inked / 40_000).toBeLessThanOrEqual(1);
  });
});
