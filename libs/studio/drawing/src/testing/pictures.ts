import { deflateSync, crc32 } from 'node:zlib';

/**
 * Returns a plain grey PNG with the comment `secret-of-the-picture`, which stored pictures must not contain.
 *
 * @param stated size in the header, which may differ from that of the pixels
 */
export function pngOf(
  width: number,
  height: number,
  stated: { width: number; height: number } = { width, height },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(stated.width, 0);
  header.writeUInt32BE(stated.height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + width * 3, 0x7a);
  row[0] = 0;
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const text = Buffer.from('Comment\0secret-of-the-picture');
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', text),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
