/**
 * MP4 metadata, read from its boxes.
 *
 * @see ISO/IEC 14496-12
 */
export interface Mp4 {
  order: string[];
  seconds: number;
  width: number;
  height: number;
  /** Codec of the first sample description, such as `avc1`. `profile` is the H.264 profile; 100 is High. */
  codec: string;
  profile: number;
  frames: number;
}

interface Box {
  type: string;
  body: Buffer;
}

function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new Error(`a box of ${size} bytes at ${at}`);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

function inside(bytes: Buffer, ...path: string[]): Buffer {
  const [type, ...rest] = path;
  if (type === undefined) return bytes;
  const box = boxesOf(bytes).find((one) => one.type === type);
  if (!box) throw new Error(`there is no box ${type}`);
  return inside(box.body, ...rest);
}

export function readMp4(file: Buffer): Mp4 {
  const movie = inside(file, 'moov', 'mvhd');
  const samples = inside(file, 'moov', 'trak', 'mdia', 'minf', 'stbl');
  const entry = boxesOf(inside(samples, 'stsd').subarray(8))[0]!;
  return {
    order: boxesOf(file).map(({ type }) => type),
    // Box version 0: 32-bit times.
    seconds: movie.readUInt32BE(16) / movie.readUInt32BE(12),
    width: entry.body.readUInt16BE(24),
    height: entry.body.readUInt16BE(26),
    codec: entry.type,
    profile: inside(entry.body.subarray(78), 'avcC').readUInt8(1),
    frames: inside(samples, 'stsz').readUInt32BE(8),
  };
}
