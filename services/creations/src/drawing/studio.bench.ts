// Run: `node --conditions=@danqing/source services/creations/src/drawing/studio.bench.ts`. Prints one JSON
// line per figure. Linux only, because memory is read from /proc.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Color } from '@danqing/contracts/colors';
import { PAINTING_THEMES } from '@danqing/contracts/creations';
import { DrawingProcess, SpareProcess } from '@danqing/drawing/process';
import { composePoem } from '@danqing/studio-poet';
import type { AnimationRequest } from '../video/animator.ts';
import { findFfmpeg } from '../video/encode/find-ffmpeg.ts';
import { StudioAnimator } from '../video/studio/studio-animator.ts';
import { STUDIO } from '../studio/studio.ts';

const POEMS = 500;
const PAINTINGS = 100;
const VIDEOS = 6;
const VIDEO_SECONDS = 5;
const LIMIT = { poemMs: 20, paintingMs: 2_000, videoMs: 10_000, loopDelayMs: 20 };

const COLORS = JSON.parse(
  readFileSync(new URL('../../../colors/data/colors.json', import.meta.url), 'utf8'),
) as Color[];
const poemOf = (round: number) => {
  const { name, hex } = COLORS[(round * 61) % COLORS.length]!;
  return { name, hex, poem: composePoem({ name, hex, form: round % 2 ? '五绝' : '七绝', seed: round }) };
};

const poems = await measure(POEMS, (round) => poemOf(round));
write({
  name: 'poem',
  perSecond: round(1000 / poems.meanMs),
  medianMs: poems.medianMs,
  longestMs: poems.longestMs,
  limitMs: LIMIT.poemMs,
});

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
const paint = (input: ReturnType<typeof paintOne>) => drawing.draw({ renderer: 'painting', input }, wanted);
const paintOne = (index: number) => {
  const { name, hex, poem } = poemOf(index);
  const theme = PAINTING_THEMES[index % PAINTING_THEMES.length]!;
  return { name, hex, theme, lines: poem.lines, scene: poem.scene, seed: String(index) };
};
// Warm up: the first paintings load fonts and code.
for (let index = 0; index < 3; index += 1) await paint(paintOne(index));
const before = memory();
const requests = Array.from({ length: PAINTINGS }, (_, index) => paintOne(index));
const paintings = await measure(PAINTINGS, (index) => paint(requests[index]!));
const after = memory();
write({
  name: 'painting, 1024 × 1024, with a picture of each layer',
  perSecond: round(1000 / paintings.meanMs),
  medianMs: paintings.medianMs,
  longestMs: paintings.longestMs,
  limitMs: LIMIT.paintingMs,
  loopDelayMs: paintings.loopDelayMs,
  limitLoopDelayMs: LIMIT.loopDelayMs,
});
write({
  name: `memory around ${PAINTINGS} paintings`,
  serverBeforeMB: before.own,
  serverAfterMB: after.own,
  drawingBeforeMB: before.children,
  drawingAfterMB: after.children,
});

const ffmpeg = await findFfmpeg(null);
if ('missing' in ffmpeg) throw new Error(ffmpeg.missing);
const animator = new StudioAnimator(
  (input) => drawing.draw({ renderer: 'video', input }, wanted),
  ffmpeg.program,
);
const orders: AnimationRequest[] = [];
for (let index = 0; index < VIDEOS; index += 1) {
  const painting = paintOne(index);
  orders.push({ picture: await paint(painting), painting, painter: STUDIO, seed: String(index), task: null });
}
const videos = await measure(VIDEOS, (index) =>
  animator.animate(orders[index]!, { begun: () => Promise.resolve(), drawn: () => undefined }),
);
write({
  name: 'video, 1280 × 720, 5 s, as MP4 and as WebM',
  secondsPerSecond: round((VIDEO_SECONDS * 1000) / videos.meanMs),
  medianMs: videos.medianMs,
  longestMs: videos.longestMs,
  limitMs: LIMIT.videoMs,
  loopDelayMs: videos.loopDelayMs,
  limitLoopDelayMs: LIMIT.loopDelayMs,
});
const animated = memory();
write({
  name: `memory around ${VIDEOS} videos`,
  serverAfterMB: animated.own,
  drawingAfterMB: animated.children,
});
await spare.stop();
await drawing.stop();

async function measure(count: number, work: (index: number) => unknown) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  delay.enable();
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await work(index);
    times.push(performance.now() - start);
    await new Promise((resolve) => setImmediate(resolve));
  }
  delay.disable();
  times.sort((a, b) => a - b);
  return {
    meanMs: times.reduce((sum, time) => sum + time, 0) / count,
    medianMs: round(times[Math.floor(count / 2)] ?? 0),
    longestMs: round(times.at(-1) ?? 0),
    loopDelayMs: round(delay.max / 1e6),
  };
}

/** Returns the resident memory of this process and its drawing processes, in MB. */
function memory() {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  const resident = (pid: string) =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  const sum = children
    .trim()
    .split(' ')
    .filter(Boolean)
    .reduce((all, pid) => all + resident(pid), 0);
  return { own: Math.round(resident(String(process.pid))), children: Math.round(sum) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function write(figure: object): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
