import type { ByteRange } from '../storage/object-storage.ts';

/**
 * Parses the single range of a Range header (RFC 9110 §14.2). Returns undefined for no range, several ranges,
 * or a header that must be ignored.
 *
 * @param size total length in bytes
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const bytes = Number(last);
    return bytes === 0 ? { start: size } : { start: Math.max(0, size - bytes) };
  }
  if (last === '') return { start: Number(first) };
  return Number(last) < Number(first) ? undefined : { start: Number(first), end: Number(last) };
}
