import { expect, test, vi } from 'vitest';
import { fiveColors, manyRuns, monoPalette } from '../testing/palettes.ts';
import { PALETTE_FORMATS, PaletteFileError, readPaletteFile, type PaletteFormatId } from './index.ts';

vi.setConfig(manyRuns);

const drilled = process.env.PALETTE_DRILL_FILES !== undefined;
const FILES = Number(process.env.PALETTE_DRILL_FILES ?? 600);
/**
 * Limit of the processor time for one file, in milliseconds. Only the drill asserts it, because it depends on
 * the machine.
 */
const LONGEST_MS = 50;

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Mulberry32: the same numbers on every machine. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SOURCES = PALETTE_FORMATS.flatMap(({ id, extension, write }) =>
  [fiveColors, monoPalette()].map((palette) => ({ id, name: `x.${extension}`, bytes: write(palette) })),
);
const below = (random: () => number, limit: number) => Math.floor(random() * limit);

const MUTATIONS: readonly ((bytes: Uint8Array, random: () => number) => Uint8Array)[] = [
  function flip(bytes, random) {
    const copy = bytes.slice();
    for (let times = 1 + below(random, 8); times > 0; times--)
      copy[below(random, copy.length)] = below(random, 256);
    return copy;
  },
  function cut(bytes, random) {
    return bytes.slice(0, below(random, bytes.length));
  },
  function remove(bytes, random) {
    const at = below(random, bytes.length);
    return Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + 1 + below(random, 16))]);
  },
  function splice(bytes, random) {
    const other = SOURCES[below(random, SOURCES.length)]!.bytes;
    return Uint8Array.from([
      ...bytes.subarray(0, below(random, bytes.length)),
      ...other.subarray(below(random, other.length)),
    ]);
  },
  function repeat(bytes, random) {
    const at = below(random, bytes.length);
    const piece = bytes.subarray(at, at + 1 + below(random, 64));
    return Uint8Array.from([...bytes.subarray(0, at), ...piece, ...piece, ...piece, ...bytes.subarray(at)]);
  },
];

test(`${FILES} mutated files give colours or a PaletteFileError`, () => {
  const random = numbers(20_261_127);
  const times: number[] = [];
  for (let index = 0; index < FILES; index++) {
    const source = SOURCES[index % SOURCES.length]!;
    const mutation = MUTATIONS[below(random, MUTATIONS.length)]!;
    const bytes = mutation(source.bytes, random);
    const start = processorMs();
    try {
      const { colors, total, unread } = readPaletteFile(bytes, source.name);
      expect(total).toBeGreaterThanOrEqual(colors.length);
      for (const { hex } of colors) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
      for (const { reason } of unread) expect(reason).toBeTruthy();
    } catch (error) {
      if (!(error instanceof PaletteFileError))
        throw new Error(`${mutation.name} of ${source.id}, file ${index}`, { cause: error });
    }
    times.push(processorMs() - start);
  }
  times.sort((a, b) => a - b);
  const longest = times.at(-1) ?? 0;
  if (!drilled) return;
  process.stdout.write(
    `${FILES} files: median ${times[FILES >> 1]?.toFixed(2)} ms, longest ${longest.toFixed(1)} ms\n`,
  );
  expect(longest).toBeLessThan(LONGEST_MS);
});

const BINARY: readonly PaletteFormatId[] = ['ase', 'aco', 'krita', 'procreate', 'office-theme'];

test.each(SOURCES.filter(({ id }) => BINARY.includes(id)))(
  'a part of $name gives no colour that is not in it',
  ({ name, bytes }) => {
    const whole = new Set(readPaletteFile(bytes, name).colors.map(({ hex }) => hex));
    for (let length = 0; length < bytes.length; length += 1 + (length >> 6)) {
      try {
        const { colors } = readPaletteFile(bytes.slice(0, length), name);
        expect(colors.filter(({ hex }) => !whole.has(hex))).toEqual([]);
      } catch (error) {
        expect(error).toBeInstanceOf(PaletteFileError);
      }
    }
  },
);
