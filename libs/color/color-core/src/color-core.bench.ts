import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ColorJs from 'colorjs.io';
import { clampChroma, converter, differenceCiede2000, formatHex, nearest, toGamut } from 'culori';
import { colorGrid, dualScheme, monoScheme, nearestColors, searchColors, triadicScheme } from './index.ts';

export interface Benchmark {
  name: string;
  run: () => void;
  peer?: { name: string; run: () => void };
}

const colors: { name: string; hex: string; pinyin: string }[] = JSON.parse(
  readFileSync(new URL('../../../../services/colors/data/colors.json', import.meta.url), 'utf8'),
);

function cycle<T>(values: readonly T[]): () => T {
  let index = 0;
  return () => values[index++ % values.length] as T;
}
const nextHex = cycle(colors.map(({ hex }) => hex));
const nextQuery = cycle(['红', 'yuebai', 'yb', '#e6', '237,81', 'lü', 'yuè bái', 'a', 'zzz', 'ED5126']);

const toOklch = converter('oklch');
const fit = toGamut('rgb', 'oklch');
const at = (l: number, c: number, h: number) => formatHex(fit({ mode: 'oklch', l, c, h }));
const own = (hex: string) => {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 };
  return { l, c, h };
};
const ramp = (color: { l: number; c: number; h: number }, offsets: number[]) =>
  offsets.map((offset) => at(Math.min(0.98, Math.max(0.05, color.l + offset)), color.c, color.h));

function culoriDual(first: string, second: string) {
  const [a, b] = [own(first), own(second)];
  const mid = { l: (a.l + b.l) / 2, c: (a.c + b.c) / 2, h: (a.h + b.h) / 2 };
  return [...ramp(a, [0.45, 0.25, 0.05]), ...ramp(mid, [0.15, 0, -0.16]), ...ramp(b, [-0.08, -0.24, -0.35])];
}

function culoriTriad(hex: string) {
  const { l, c, h } = own(hex);
  return [
    ...ramp({ l, c, h }, [0.24, 0.12, -0.2]),
    ...ramp({ l, c, h: h + 120 }, [0.1, 0, -0.18]),
    ...ramp({ l, c, h: h - 120 }, [0.1, 0, -0.18, -0.28]),
  ];
}

function culoriGrid(hex: string) {
  const { h } = own(hex);
  return Array.from({ length: 13 }, (_, row) => {
    const l = 0.95 - 0.07 * row;
    const { c: most } = clampChroma({ mode: 'oklch', l, c: 0.4, h }, 'oklch');
    return Array.from({ length: 13 }, (_, column) =>
      formatHex({ mode: 'oklch', l, c: 0.01 + ((most - 0.01) * column) / 12, h }),
    );
  });
}

function colorJsMono(hex: string) {
  const [l, c, h] = new ColorJs(hex).to('oklch').coords.map((value) => value ?? 0) as [
    number,
    number,
    number,
  ];
  return [0.45, 0.35, 0.25, 0.15, 0.05, -0.08, -0.16, -0.24, -0.3, -0.35].map((offset) =>
    new ColorJs('oklch', [Math.min(0.98, Math.max(0.05, l + offset)), c, h])
      .to('srgb')
      .toGamut({ method: 'css' })
      .toString({ format: 'hex' }),
  );
}

const culoriNearest = nearest(colors, differenceCiede2000(), ({ hex }) => hex);
const culoriMono = (hex: string) =>
  ramp(own(hex), [0.45, 0.35, 0.25, 0.15, 0.05, -0.08, -0.16, -0.24, -0.3, -0.35]);

export const benchmarks: Benchmark[] = [
  {
    name: 'color-core mono scheme',
    run: () => void monoScheme(nextHex()),
    peer: { name: 'colorjs.io', run: () => void colorJsMono(nextHex()) },
  },
  {
    name: 'color-core mono scheme, against plain culori',
    run: () => void monoScheme(nextHex()),
    peer: { name: 'culori', run: () => void culoriMono(nextHex()) },
  },
  {
    name: 'color-core dual scheme',
    run: () => void dualScheme(nextHex(), nextHex()),
    peer: { name: 'culori', run: () => void culoriDual(nextHex(), nextHex()) },
  },
  {
    name: 'color-core triadic scheme',
    run: () => void triadicScheme(nextHex()),
    peer: { name: 'culori', run: () => void culoriTriad(nextHex()) },
  },
  {
    name: 'color-core grid',
    run: () => void colorGrid(nextHex()),
    peer: { name: 'culori', run: () => void culoriGrid(nextHex()) },
  },
  {
    name: 'color-core nearest 5 of 1,023',
    run: () => void nearestColors(nextHex(), colors, 5),
    peer: { name: 'culori', run: () => void culoriNearest(nextHex(), 5) },
  },
  { name: 'color-core search over 1,023', run: () => void searchColors(nextQuery(), colors) },
];

const MEASURED_MS = 1000;

function opsPerSecond(run: () => void): number {
  const measure = (duration: number) => {
    const start = performance.now();
    let count = 0;
    do {
      run();
      count++;
    } while (performance.now() - start < duration);
    return (1000 * count) / (performance.now() - start);
  };
  measure(MEASURED_MS / 5);
  return measure(MEASURED_MS);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, run, peer } of benchmarks) {
    const ours = opsPerSecond(run);
    const theirs = peer && opsPerSecond(peer.run);
    console.log(
      JSON.stringify({
        name,
        opsPerSecond: Math.round(ours),
        ...(peer &&
          theirs && {
            peer: peer.name,
            peerOpsPerSecond: Math.round(theirs),
            ratio: Number((ours / theirs).toFixed(2)),
          }),
      }),
    );
  }
}
