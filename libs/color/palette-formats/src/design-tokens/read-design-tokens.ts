import { parseCssColor, parseHex, type Hex } from '@danqing/color-core';
import type { ReadColor, ReadPalette } from '../reading/read-result.ts';

type Group = Readonly<Record<string, unknown>>;

/** Maximum depth of groups, and length of reference chains. */
const MOST_DEPTH = 32;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const CSS_NOTATION: Readonly<Record<string, (a: string, b: string, c: string) => string>> = {
  hsl: (h, s, l) => `hsl(${h} ${percent(s)} ${percent(l)})`,
  hwb: (h, w, b) => `hwb(${h} ${percent(w)} ${percent(b)})`,
  lab: (l, a, b) => `lab(${l} ${a} ${b})`,
  lch: (l, c, h) => `lch(${l} ${c} ${h})`,
  oklab: (l, a, b) => `oklab(${l} ${a} ${b})`,
  oklch: (l, c, h) => `oklch(${l} ${c} ${h})`,
  ...Object.fromEntries(
    ['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'].map(
      (space) => [space, (x: string, y: string, z: string) => `color(${space} ${x} ${y} ${z})`],
    ),
  ),
};
const percent = (text: string) => (text === 'none' ? text : `${text}%`);

/**
 * Parses colour tokens of the Design Tokens Community Group format, version 2025.10, in document order.
 * Supports every colour space, inherited types, `$root`, references, and the plain CSS values of older
 * drafts. Prefers a token's `hex` as its author's sRGB value. Returns null when the document has no colour
 * token.
 */
export function readDesignTokens(document: unknown): ReadPalette | null {
  if (!isGroup(document)) return null;
  const colors: ReadColor[] = [];

  const walk = (group: Group, path: readonly string[], inherited: unknown) => {
    if (path.length > MOST_DEPTH) return;
    const type = group.$type ?? inherited;
    if (group.$value !== undefined) {
      const hex = colorValue(document, group.$value, type, 0);
      if (hex !== null) colors.push({ hex, name: tokenTitle(path) });
      return;
    }
    for (const [key, child] of Object.entries(group)) {
      if (isGroup(child) && (key === '$root' || !key.startsWith('$'))) {
        walk(child, key === '$root' ? path : [...path, key], type);
      }
    }
  };
  walk(document, [], undefined);

  const groups = Object.keys(document).filter((key) => !key.startsWith('$'));
  const only = groups.length === 1 ? groups[0] : undefined;
  const isTokenItself = only !== undefined && isGroup(document[only]) && '$value' in document[only];
  return colors.length === 0 ? null : { name: only === undefined || isTokenItself ? '' : only, colors };
}

function tokenTitle(path: readonly string[]): string {
  const own = path.at(-1) ?? '';
  const group = path.at(-2);
  return /^\d+$/.test(own) && group !== undefined ? `${group} ${own}` : own;
}

function colorValue(document: Group, value: unknown, type: unknown, depth: number): Hex | null {
  if (typeof value === 'string') {
    const path = /^\{([^{}]+)\}$/.exec(value)?.[1];
    if (path !== undefined) return depth < MOST_DEPTH ? referred(document, path.split('.'), depth) : null;
    return type === 'color' ? parseCssColor(value) : null;
  }
  if (!isGroup(value) || (type !== undefined && type !== 'color')) return null;
  const { colorSpace, components, hex } = value;
  const notation = typeof colorSpace === 'string' && CSS_NOTATION[colorSpace];
  if (!notation || !Array.isArray(components) || components.length !== 3) return null;
  if (typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex)) return parseHex(hex);
  const [a, b, c] = (components as unknown[]).map((component) =>
    component === 'none' || Number.isFinite(component) ? String(component) : undefined,
  );
  return a === undefined || b === undefined || c === undefined ? null : parseCssColor(notation(a, b, c));
}

function referred(document: Group, path: readonly string[], depth: number): Hex | null {
  let group: Group = document;
  let type = document.$type;
  for (const key of path) {
    const next = Object.hasOwn(group, key) ? group[key] : undefined;
    if (!isGroup(next)) return null;
    group = next;
    type = group.$type ?? type;
  }
  return colorValue(document, group.$value, type, depth + 1);
}
