import { VALUE_TOLERANCE } from '@danqing/contracts/cocreate';
import { hexToRgb } from '@danqing/color-core';

type Rgb = readonly [red: number, green: number, blue: number];

function numbersIn(text: string, count: number): number[] | null {
  const inner = /^\s*(?:[a-z-]+\s*\()?\s*([\d.,\s%°/-]+?)\s*\)?\s*$/i.exec(text.replaceAll('deg', ''))?.[1];
  const numbers = inner?.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  return numbers.length === count ? numbers : null;
}

const READERS: Readonly<Record<keyof typeof VALUE_TOLERANCE, (text: string) => Rgb | null>> = {
  rgb: (text) => numbersIn(text, 3) as Rgb | null,
  hsl: (text) => fromHsl(numbersIn(text, 3)),
  cmyk: (text) => fromCmyk(numbersIn(text, 4)),
};

/** Returns the first notation that differs from the hex by more than VALUE_TOLERANCE, or null when all agree. */
export function findWrongValue(
  hex: string,
  values: Readonly<Record<keyof typeof VALUE_TOLERANCE, string>>,
): keyof typeof VALUE_TOLERANCE | null {
  const wanted = hexToRgb(hex);
  for (const field of ['rgb', 'hsl', 'cmyk'] as const) {
    const said = READERS[field](values[field]);
    if (!said || said.some((value, at) => !(Math.abs(value - wanted[at]!) <= VALUE_TOLERANCE[field])))
      return field;
  }
  return null;
}

/** Converts HSL as in CSS Color 4 §7.1. Takes degrees and percent; returns components 0–255. */
function fromHsl(numbers: number[] | null): Rgb | null {
  if (!numbers) return null;
  const [h = 0, s = 0, l = 0] = numbers;
  const a = (s / 100) * Math.min(l / 100, 1 - l / 100);
  const component = (n: number) => {
    const k = (((n + h / 30) % 12) + 12) % 12;
    return 255 * (l / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [component(0), component(8), component(4)];
}

/** Converts CMYK by the naive formula without black generation. Takes percent; returns components 0–255. */
function fromCmyk(numbers: number[] | null): Rgb | null {
  if (!numbers) return null;
  const [c = 0, m = 0, y = 0, k = 0] = numbers.map((percent) => percent / 100);
  const component = (ink: number) => 255 * (1 - ink) * (1 - k);
  return [component(c), component(m), component(y)];
}
