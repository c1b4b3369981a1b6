export interface PngChunk {
  type: string;
  /** Offset of the chunk, beginning with its length field. */
  at: number;
  /** Offset behind the chunk's checksum. */
  end: number;
}

const SIGNATURE = 8;
const FRAME = 12;

/** Lists the chunks before the pixels of a PNG, as far as `bytes` contains their headers. */
export function chunksBeforePixels(bytes: Uint8Array): PngChunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE; at + 8 <= bytes.byteLength;) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + FRAME + view.getUint32(at);
    if (type === 'IDAT' || type === 'IEND') break;
    chunks.push({ type, at, end });
    at = end;
  }
  return chunks;
}
