import { parseHex, type Hex } from '../hex.ts';

export interface PaletteEntry {
  readonly hex: string;
  readonly type?: string | undefined;
  readonly shade?: string | undefined;
}

export interface ReadEntry extends PaletteEntry {
  readonly hex: Hex;
  readonly name?: string;
  readonly pinyin?: string;
}

/**
 * Reads one palette colour: a hex string, or an object with `hex` or `value`, `name` or `label`, and `pinyin`
 * or `pinyinName`.
 *
 * @returns null when the entry has no colour, undefined when it is malformed
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
