import type { ExportablePalette } from '../palette/exportable-palette.ts';

/**
 * Storage key of the visitor's code names: pairs of `keyOf` and name, newest last. They are never sent to the
 * server.
 */
const KEY = 'codeNames';
const MOST = 100;

export const rememberedCodeName = (palette: ExportablePalette): string | null =>
  stored().get(keyOf(palette)) ?? null;

export function rememberCodeName(palette: ExportablePalette, name: string): void {
  const names = stored();
  names.delete(keyOf(palette));
  if (name.trim() !== '') names.set(keyOf(palette), name);
  try {
    localStorage.setItem(KEY, JSON.stringify([...names].slice(-MOST)));
  } catch {
    // Storage is blocked or full, so the name lasts until the dialog closes.
  }
}

/** A saved palette is identified by its id, an unsaved one by its primary or first colour. */
function keyOf({ saved, colors }: ExportablePalette): string {
  return saved ? String(saved.id) : ((colors.find(({ type }) => type === 'primary') ?? colors[0])?.hex ?? '');
}

function stored(): Map<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(value) ? value.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

const isEntry = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
