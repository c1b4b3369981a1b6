import { CANVAS, makePattern, MOTIFS, RANGES } from './index.ts';
import { anyConfig } from './testing/configs.ts';
import { pixelsOf } from './testing/pixels.ts';

const LIMIT_MS = 16;
const FRAMES = 60;

const canvas = { width: CANVAS, height: CANVAS, scale: 1 };
for (const motif of MOTIFS) {
  const times = Array.from({ length: FRAMES }, (_, number) => {
    const start = performance.now();
    pixelsOf(
      makePattern({ ...anyConfig(number, motif), spacing: RANGES.spacing.min, complexity: 2 }),
      canvas,
    );
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  const median = times[FRAMES / 2] ?? Infinity;
  console.log(
    JSON.stringify({
      name: `a frame of ${motif}, ms`,
      median: Number(median.toFixed(1)),
      longest: Number((times.at(-1) ?? Infinity).toFixed(1)),
      limit: LIMIT_MS,
      ratio: Number((median / LIMIT_MS).toFixed(2)),
    }),
  );
}
