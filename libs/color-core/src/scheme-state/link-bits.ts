const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export interface BitWriter {
  /** Adds the lowest `count` bits of a whole number, highest first. */
  write(value: number, count: number): void;
  /** Base64url of all bits, without the zeros at its end. */
  text(): string;
}

export interface BitReader {
  /** The next `count` bits as a number; past the end there are zeros. */
  read(count: number): number;
}

export function bitWriter(): BitWriter {
  let bits = '';
  return {
    write: (value, count) => void (bits += value.toString(2).padStart(count, '0').slice(-count)),
    text: () =>
      bits
        .replace(/.{1,6}/g, (six) => ALPHABET[Number.parseInt(six.padEnd(6, '0'), 2)] ?? '')
        .replace(/A+$/, ''),
  };
}

/** Two characters that another text most likely does not have (1 of 4,096): 12 bits of its FNV-1a hash. */
export function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const one of text) hash = Math.imul(hash ^ one.charCodeAt(0), 0x01000193);
  const folded = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
  return `${ALPHABET[folded >> 6]}${ALPHABET[folded & 63]}`;
}

/** Null for a text with other characters than base64url has. */
export function bitReader(text: string): BitReader | null {
  if (!/^[\w-]*$/.test(text)) return null;
  const bits = [...text].map((one) => ALPHABET.indexOf(one).toString(2).padStart(6, '0')).join('');
  let at = 0;
  return {
    read: (count) => Number.parseInt(bits.slice(at, (at += count)).padEnd(count, '0'), 2),
  };
}
