import { strToU8, zipSync } from 'fflate';

/**
 * Zip timestamps are local times without a zone. A constant keeps the bytes equal, and noon exists on this
 * day in every zone.
 */
const time = () => new Date(2000, 0, 1, 12);

/** Returns a zip of text files in the given order. Equal texts give equal bytes. */
export function writeZip(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: time() }) as Uint8Array<ArrayBuffer>;
}
