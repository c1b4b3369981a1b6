// Run: `node --conditions=@danqing/source libs/studio/palette-drawing/src/drawing.bench.ts`. Prints one JSON
// line per figure.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Typefaces } from '@danqing/drawing';
import { DrawingProcess, SpareProcess } from '@danqing/drawing/process';
import type { Color } from '@danqing/contracts/colors';
import { drawPaletteRequestSchema } from '@danqing/contracts/palettes';
import type { DrawingFormat } from './drawing.service.ts';
import { prepareSheet } from './sheet/prepare-sheet.ts';
import { drawDocument } from './page/document.ts';
import { drawPicture } from './page/picture.ts';

const SAMPLES = 40;
const AIM = { ms: 100, loopDelayMs: 20 };
const CASES: { format: DrawingFormat; colors: number }[] = [
  { format: 'png', colors: 5 },
  { format: 'png', colors: 12 },
  { format: 'png', colors: 50 },
  { format: 'pdf', colors: 50 },
];

const COLORS = JSON.parse(
  readFileSync(new URL('../../../../services/colors/data/colors.json', import.meta.url), 'utf8'),
) as Color[];

const request = (count: number, round: number) => ({
  palette: {
    name: '江南春水',
    description: '雨后初晴，水色与新柳相映。',
    user: { name: '林晚' },
    colors: Array.from({ length: count }, (_, index) => {
      const { name, pinyin, hex } = COLORS[(round * 61 + index * 17) % COLORS.length]!;
      return { name, pinyin, hex, type: 'scheme', shade: String((index + 1) * 50) };
    }),
  },
});

const sheetOf = (count: number, round: number) =>
  prepareSheet(drawPaletteRequestSchema.parse(request(count, round)).palette, 'zh');

const HOUR_MS = 3_600_000;
const wanted = new AbortController().signal;
const spare = new SpareProcess({
  renderers: new URL('./renderers.ts', import.meta.url),
  idleLimitMs: HOUR_MS,
});
const drawing = new DrawingProcess(spare, {
  timeLimitMs: HOUR_MS,
  unwantedLimitMs: HOUR_MS,
  idleLimitMs: HOUR_MS,
  memoryLimit: Number.POSITIVE_INFINITY,
});
const typefaces = new Typefaces();

for (const { format, colors } of CASES) {
  const inProcess = async (round: number) =>
    drawing.draw({ renderer: format, input: sheetOf(colors, round) }, wanted);
  const here = async (round: number) =>
    (format === 'png' ? drawPicture : drawDocument)(sheetOf(colors, round), typefaces);
  await sample(inProcess);
  await sample(here);
  const ours = await sample(inProcess);
  const main = await sample(here);
  write({
    name: `palette ${format}, ${colors} colours`,
    medianMs: ours.medianMs,
    aimMs: AIM.ms,
    loopDelayMs: ours.loopDelayMs,
    aimLoopDelayMs: AIM.loopDelayMs,
    mainProcessMedianMs: main.medianMs,
    mainProcessLoopDelayMs: main.loopDelayMs,
    ratio: round(main.medianMs / ours.medianMs),
  });
}
await spare.stop();
await drawing.stop();

/** Returns milliseconds from request body to bytes, and the longest event-loop delay. */
async function sample(draw: (round: number) => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  delay.enable();
  for (let index = 0; index < SAMPLES; index += 1) {
    const start = performance.now();
    await draw(index);
    times.push(performance.now() - start);
    await new Promise((resolve) => setImmediate(resolve));
  }
  delay.disable();
  times.sort((a, b) => a - b);
  return { medianMs: round(times[SAMPLES / 2] ?? 0), loopDelayMs: round(delay.max / 1e6) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function write(figure: object): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
