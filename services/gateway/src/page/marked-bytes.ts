/** A place in a page whose content is another for each visitor. */
export interface Mark {
  /** Which value goes there. */
  name: string;
  /** Of its first byte. */
  offset: number;
  /** In bytes, of every value. */
  length: number;
}

/** Bytes that are sent again and again with other values at their marks, which stand in order and do not touch. */
export interface MarkedBytes {
  bytes: Buffer;
  marks: readonly Mark[];
}

/** A copy with these values at its marks. They are Latin-1, and as long as the marks are. */
export function fillMarks({ bytes, marks }: MarkedBytes, values: Readonly<Record<string, string>>): Buffer {
  const copy = Buffer.allocUnsafe(bytes.length);
  bytes.copy(copy);
  for (const { name, offset, length } of marks) copy.write(values[name] ?? '', offset, length, 'latin1');
  return copy;
}

/** Every occurrence of these values, by its name. */
export function findMarks(bytes: Buffer, values: Readonly<Record<string, string>>): Mark[] {
  const marks: Mark[] = [];
  for (const [name, value] of Object.entries(values))
    for (let offset = bytes.indexOf(value); offset >= 0; offset = bytes.indexOf(value, offset + value.length))
      marks.push({ name, offset, length: value.length });
  return marks.sort((a, b) => a.offset - b.offset);
}
