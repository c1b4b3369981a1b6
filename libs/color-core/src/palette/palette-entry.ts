import { parseHex, type Hex } from '../hex.ts';

/** What the functions about palettes need of a colour of a palette; whatever else it carries they leave alone. */
export interface PaletteEntry {
  readonly hex: string;
  /** `primary`, `secondary` or `scheme`. */
  readonly type?: string | undefined;
  /** Of scheme entries: `500`, `mid-300`, `triadA-950`. */
  readonly shade?: string | undefined;
}

export interface ReadEntry extends PaletteEntry {
  readonly hex: Hex;
  /** Name, else label. */
  readonly name?: string;
  readonly pinyin?: string;
}

/**
 * Reads one colour of a palette from anywhere: a bare hex string, or an object with `hex` or `value`, with `name` or `label` and
 * with `pinyin` or `pinyinName`. Null: it names no colour at all; undefined: it is malformed.
 */
export function readEntry(entry: unknown): ReadEntry | null | undefined {
  if (typeof entry === 'string') return withHex(entry, {});
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const fields = entry as Record<string, unknown>;
  const text = firstText(fields, ['hex', 'value']);
  return isMissing(fields['hex']) && isMissing(fields['value']) ? null : withHex(text, fields);
}

function withHex(text: string, fields: Record<string, unknown>): ReadEntry | undefined {
  const hex = parseHex(text);
  if (hex === null) return undefined;
  const { type, shade } = fields;
  const [name, pinyin] = [firstText(fields, ['name', 'label']), firstText(fields, ['pinyin', 'pinyinName'])];
  return {
    hex,
    ...(name && { name }),
    ...(pinyin && { pinyin }),
    ...(typeof type === 'string' && { type }),
    ...((typeof shade === 'string' || typeof shade === 'number') && { shade: String(shade) }),
  };
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

function firstText(fields: Record<string, unknown>, keys: readonly string[]): string {
  for (const key of keys) {
    const value = fields[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}
