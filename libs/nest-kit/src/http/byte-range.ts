import type { ByteRange } from '../storage/object-storage.ts';

/**
 * The one range that a header `Range` asks for (RFC 9110 §14.2); undefined where it asks for none, for several, or in a way
 * that is to be ignored. `size` is the length of the whole, which a range of the last bytes needs.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const bytes = Number(last);
    // Nothing at the end is a range that no content has.
    return bytes === 0 ? { start: size } : { start: Math.max(0, size - bytes) };
  }
  if (last === '') return { start: Number(first) };
  return Number(last) < Number(first) ? undefined : { start: Number(first), end: Number(last) };
}
