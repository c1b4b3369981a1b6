import { buffer } from 'node:stream/consumers';
import type { MemberFilePart } from '@danqing/contracts/identity';
import type { ByteRange, ObjectContent } from '../storage/object-storage.ts';

export const FILE_PART_BYTES = 512 * 1024;

/**
 * Returns up to 512 KiB of a file in Base64, with the size of the whole file, or null if it does not exist.
 *
 * @param offset in bytes
 * @throws {RangeNotSatisfiableError} when `offset` is past the end
 */
export async function readFilePart(
  get: (range: ByteRange) => Promise<ObjectContent | null>,
  offset: number,
): Promise<MemberFilePart | null> {
  const content = await get({ start: offset, end: offset + FILE_PART_BYTES - 1 });
  return content && { bytes: (await buffer(content.body)).toString('base64'), size: content.size };
}
