const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export interface BitWriter {
  write(value: number, count: number): void;
  text(): string;
}

export interface BitReader {
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

/**
 * Returns a checksum of two characters: 12 bits of the text's FNV-1a hash. A random text matches with a
 * chance of 1 in 4,096.
 */
export function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const one of text) hash = Math.imul(hash ^ one.charCodeAt(0), 0x01000193);
  const folded = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
  return `${ALPHABET[folded >> 6]}${ALPHABET[folded & 63]}`;
}

export function bitReader(text: string): BitReader | null {
  if (!/^[\w-]*$/.test(text)) return null;
  const bits = [...text].map((one) => ALPHABET.indexOf(one).toString(2).padStart(6, '0')).join('');
  let at = 0;
  return {
    read: (count) => Number.parseInt(bits.slice(at, (at += count)).padEnd(count, '0'), 2),
  };
}
