import type { ExportablePalette } from '../palette/exportable-palette.ts';

/** Names that the visitor gave palettes in code, by `keyOf`, the latest last: kept by the browser, never sent. */
const KEY = 'codeNames';
/** Of more the oldest go. */
const MOST = 100;

/** What the visitor last called this palette in code; null where they never did, or nothing can be read. */
export const rememberedCodeName = (palette: ExportablePalette): string | null =>
  stored().get(keyOf(palette)) ?? null;

/** Keeps the name of this palette in code; an empty one is forgotten. */
export function rememberCodeName(palette: ExportablePalette, name: string): void {
  const names = stored();
  names.delete(keyOf(palette));
  if (name.trim() !== '') names.set(keyOf(palette), name);
  try {
    localStorage.setItem(KEY, JSON.stringify([...names].slice(-MOST)));
  } catch {
    // Storage is blocked or full: the name lasts as long as the dialog.
  }
}

/** A saved palette is itself, whatever its colours become; one that is not is told by its first colour. */
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
