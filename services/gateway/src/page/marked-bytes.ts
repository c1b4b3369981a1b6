/** A part of a cached page whose content differs between visitors. */
export interface Mark {
  name: string;
  offset: number;
  length: number;
}

/**
 * A page that is sent repeatedly with different values at its marks. The marks are sorted and do not overlap.
 */
export interface MarkedBytes {
  bytes: Buffer;
  marks: readonly Mark[];
}

/** Returns a copy with these values at its marks. Values are Latin-1 and exactly as long as their mark. */
export function fillMarks({ bytes, marks }: MarkedBytes, values: Readonly<Record<string, string>>): Buffer {
  const copy = Buffer.allocUnsafe(bytes.length);
  bytes.copy(copy);
  for (const { name, offset, length } of marks) copy.write(values[name] ?? '', offset, length, 'latin1');
  return copy;
}

export function findMarks(bytes: Buffer, values: Readonly<Record<string, string>>): Mark[] {
  const marks: Mark[] = [];
  for (const [name, value] of Object.entries(values))
    for (let offset = bytes.indexOf(value); offset >= 0; offset = bytes.indexOf(value, offset + value.length))
      marks.push({ name, offset, length: value.length });
  return marks.sort((a, b) => a.offset - b.offset);
}
