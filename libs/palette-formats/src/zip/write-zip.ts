import { strToU8, zipSync } from 'fflate';

/** Zip times are local without a zone, so the same fields give the same bytes; noon exists on this day in every zone. */
const time = () => new Date(2000, 0, 1, 12);

/** A zip of text files in the given order, deflated. Equal texts give equal bytes. */
export function writeZip(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: time() }) as Uint8Array<ArrayBuffer>;
}
