import { buffer } from 'node:stream/consumers';
import type { MemberFilePart } from '@danqing/contracts/identity';
import type { ByteRange, ObjectContent } from '../storage/object-storage.ts';

/** Bytes of one part: small enough to be sent as base64 within the time of a call between services. */
export const FILE_PART_BYTES = 512 * 1024;

/** A part of a stored file, as `MemberData.readMemberFile` answers; null when there is none. */
export async function readFilePart(
  get: (range: ByteRange) => Promise<ObjectContent | null>,
  offset: number,
): Promise<MemberFilePart | null> {
  const content = await get({ start: offset, end: offset + FILE_PART_BYTES - 1 });
  return content && { bytes: (await buffer(content.body)).toString('base64'), size: content.size };
}
