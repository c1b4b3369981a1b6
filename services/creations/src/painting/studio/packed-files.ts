/** Bytes of the length before each file. */
const LENGTH = 4;

/** Several files as one, as a drawing process answers with one. */
export const packFiles = (files: readonly Uint8Array[]): Buffer =>
  Buffer.concat(
    files.flatMap((file) => {
      const length = Buffer.alloc(LENGTH);
      length.writeUInt32BE(file.byteLength);
      return [length, file];
    }),
  );

export function unpackFiles(packed: Buffer): Buffer[] {
  const files: Buffer[] = [];
  for (let at = 0; at < packed.length;) {
    const start = at + LENGTH;
    at = start + packed.readUInt32BE(at);
    files.push(packed.subarray(start, at));
  }
  return files;
}
