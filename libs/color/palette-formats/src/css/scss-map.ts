import { splitArguments } from './split-arguments.ts';

export type ScssMap = ReadonlyMap<string, string | ScssMap>;

const MOST_DEPTH = 8;

const unquoted = (text: string) => text.replace(/^(["'])(.*)\1$/s, '$2').trim();

/** Parses an SCSS map such as `(brand: (50: #fff), 'ink': $dark)`. Returns null for a list or any other value. */
export function parseScssMap(text: string, depth = 0): ScssMap | null {
  const inner = /^\((.*)\)$/s.exec(text.trim())?.[1];
  if (inner === undefined || depth > MOST_DEPTH) return null;
  const map = new Map<string, string | ScssMap>();
  for (const part of splitArguments(inner)) {
    if (part === '') continue;
    const [key = '', ...rest] = splitArguments(part, ':');
    if (rest.length === 0) return null;
    const value = rest.join(':').trim();
    map.set(unquoted(key), parseScssMap(value, depth + 1) ?? value);
  }
  return map;
}

/** Returns the maps of a value: a map, or the maps in `map.merge($other, (key: value))`. */
export function scssMapsIn(value: string): ScssMap[] {
  const merged = /^(?:\w+\.merge|map-merge)\((.*)\)$/s.exec(value)?.[1];
  return (merged === undefined ? [value] : splitArguments(merged)).flatMap((one) => parseScssMap(one) ?? []);
}

/** Returns the value under keys such as `brand`, `50` in nested maps, or null. */
export function scssMapValue(maps: readonly ScssMap[], keys: readonly string[]): string | null {
  for (const map of maps.toReversed()) {
    let value: string | ScssMap | undefined = map;
    for (const key of keys) value = typeof value === 'object' ? value.get(unquoted(key)) : undefined;
    if (typeof value === 'string') return value;
  }
  return null;
}

export function scssMapTexts(map: ScssMap, path: readonly string[] = []): [path: string[], text: string][] {
  return [...map].flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key], value] as [string[], string]]
      : scssMapTexts(value, [...path, key]),
  );
}
