import type { Example, Point } from './examples.ts';

export interface Modification {
  /** `lightness` is added to OKLab lightness (0-1); `chroma` is a factor. */
  lightness: number;
  chroma: number;
}

/** Minimum number of examples to measure a modifier; rarer modifiers use the values below. */
const MEASURED_FROM = 5;
const SAID: Readonly<Record<string, Modification>> = {
  浅: { lightness: 0.12, chroma: 0.75 },
  淡: { lightness: 0.1, chroma: 0.75 },
  深: { lightness: -0.15, chroma: 0.9 },
  暗: { lightness: -0.22, chroma: 0.75 },
  鲜: { lightness: 0.03, chroma: 1.3 },
  嫩: { lightness: 0.08, chroma: 1.05 },
  老: { lightness: -0.1, chroma: 0.7 },
  苍: { lightness: -0.04, chroma: 0.55 },
};
const UNCHANGED: Modification = { lightness: 0, chroma: 1 };
const MIN_CHROMA = 0.02;

/**
 * Measures each modifier as the median difference between a colour and the guess for its name without the
 * modifier.
 */
export function measureModifiers(
  examples: readonly Example[],
  imagine: (core: string, without: Example) => Point,
): ReadonlyMap<string, Modification> {
  const found = new Map(Object.entries(SAID));
  for (const modifier of Object.keys(SAID)) {
    const carriers = examples.filter(({ modifiers }) => modifiers.length === 1 && modifiers[0] === modifier);
    if (carriers.length < MEASURED_FROM) continue;
    const changes = carriers.map((example) => {
      const plain = imagine(example.core, example);
      return {
        lightness: example.point.l - plain.l,
        chroma: chromaOf(example.point) / Math.max(MIN_CHROMA, chromaOf(plain)),
      };
    });
    found.set(modifier, {
      lightness: median(changes.map(({ lightness }) => lightness)),
      chroma: median(changes.map(({ chroma }) => chroma)),
    });
  }
  return found;
}

export const modify = (point: Point, modifiers: readonly string[], by: ReadonlyMap<string, Modification>) =>
  modifiers.reduce((before, modifier) => {
    const { lightness, chroma } = by.get(modifier) ?? UNCHANGED;
    return { l: before.l + lightness, a: before.a * chroma, b: before.b * chroma };
  }, point);

export const unmodify = (point: Point, modifiers: readonly string[], by: ReadonlyMap<string, Modification>) =>
  modifiers.reduce((before, modifier) => {
    const { lightness, chroma } = by.get(modifier) ?? UNCHANGED;
    return { l: before.l - lightness, a: before.a / chroma, b: before.b / chroma };
  }, point);

const chromaOf = ({ a, b }: Point) => Math.hypot(a, b);

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
