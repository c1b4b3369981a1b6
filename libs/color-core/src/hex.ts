/** An opaque sRGB colour: '#' and six upper-case hex digits, '#RRGGBB'. Made by `parseHex` and by every function here that returns a colour. */
export type Hex = `#${string}`;

/** Thrown by every function that needs a colour and was given a text that `parseHex` does not read. */
export class InvalidHexError extends RangeError {
  override name = 'InvalidHexError';
  readonly input: unknown;

  constructor(input: unknown) {
    super(`Not a hex colour: ${String(input).slice(0, 40)}`);
    this.input = input;
  }
}

const CANONICAL = /^#[0-9A-F]{6}$/;

/**
 * Reads a hex colour of 3, 4, 6 or 8 digits, in any case, with or without '#', with spaces around it.
 * Alpha (the 4th digit, or the 7th and 8th) is dropped. Everything else, also a value that is no string, gives null.
 */
export function parseHex(text: unknown): Hex | null {
  if (typeof text !== 'string') return null;
  // Nearly every colour comes as we write it, and some computations read thousands.
  if (CANONICAL.test(text)) return text as Hex;
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const six = digits.length < 6 ? digits.slice(0, 3).replace(/./g, '$&$&') : digits.slice(0, 6);
  return `#${six.toUpperCase()}`;
}

/** As `parseHex`, but throws `InvalidHexError` instead of giving null. */
export function requireHex(text: unknown): Hex {
  const hex = parseHex(text);
  if (hex === null) throw new InvalidHexError(text);
  return hex;
}

/** The three sRGB components, each a whole number 0-255. Throws `InvalidHexError`. */
export function hexToRgb(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(requireHex(hex).slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/**
 * Computed ink values "c,m,y,k", whole percent, by the usual formula with full black replacement.
 * It knows no paper and no ink: a published chart value of a named colour is always to be preferred. Throws `InvalidHexError`.
 */
export function hexToCmyk(hex: string): string {
  const [red, green, blue] = hexToRgb(hex);
  const brightest = Math.max(red, green, blue);
  const ink = (component: number) =>
    brightest === 0 ? 0 : Math.round((100 * (brightest - component)) / brightest);
  return [ink(red), ink(green), ink(blue), Math.round(100 - (100 * brightest) / 255)].join(',');
}
