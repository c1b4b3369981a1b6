import { readStorage, writeStorage } from '../browser/browser-storage.ts';

const KEY = 'mounting';
/** More than the areas that the tabs of a browser mount at once. */
const MAX_MARKS = 20;

/** A tab's id while the release mounts there, or the time of a hang in milliseconds since 1970. */
type Mark = string | number;
type Marks = Record<string, Mark>;

/**
 * Marks releases that are about to mount. A mark that outlives its page means that the page never got to
 * clear it. `localStorage`, because the visitor may close a frozen tab and open the page in another one.
 */
export const mountMarks = {
  get: (key: string): Mark | undefined => readMarks()[key],
  set(key: string, mark: Mark | null): void {
    const { [key]: _old, ...marks } = readMarks();
    if (mark !== null) marks[key] = mark;
    const kept = Object.entries(marks).slice(-MAX_MARKS);
    writeStorage(KEY, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
  },
};

function readMarks(): Marks {
  try {
    const marks: unknown = JSON.parse(readStorage(KEY) ?? '{}');
    return typeof marks === 'object' && marks !== null && !Array.isArray(marks) ? (marks as Marks) : {};
  } catch {
    return {};
  }
}
