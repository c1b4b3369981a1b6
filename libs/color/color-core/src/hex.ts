/**
 * An opaque sRGB colour as '#RRGGBB' in upper case. `parseHex` and every function here that returns a colour
 * produce it.
 */
export type Hex = `#${string}`;

/** Error for a value that is not a hex colour. The message quotes its first 40 characters. */
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
 * Parses a hex colour of 3, 4, 6 or 8 digits, with or without '#'. Ignores case, surrounding spaces and
 * alpha.
 *
 * @returns null for anything else, including non-strings
 */
export function parseHex(text: unknown): Hex | null {
  if (typeof text !== 'string') return null;
  if (CANONICAL.test(text)) return text as Hex;
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const six = digits.length < 6 ? digits.slice(0, 3).replace(/./g, '$&$&') : digits.slice(0, 6);
  return `#${six.toUpperCase()}`;
}

export function requireHex(text: unknown): Hex {
  const hex = parseHex(text);
  if (hex === null) throw new InvalidHexError(text);
  return hex;
}

/**
 * Converts a hex colour to integers 0-255. Alpha is ignored.
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
 */
export function hexToRgb(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(requireHex(hex).slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/**
 * Computes "c,m,y,k" in integer percent with full black replacement. It ignores paper and ink: prefer a
 * published chart value of a named colour.
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
 */
export function hexToCmyk(hex: string): string {
  const [red, green, blue] = hexToRgb(hex);
  const brightest = Math.max(red, green, blue);
  const ink = (component: number) =>
    brightest === 0 ? 0 : Math.round((100 * (brightest - component)) / brightest);
  return [ink(red), ink(green), ink(blue), Math.round(100 - (100 * brightest) / 255)].join(',');
}

/**
 * Returns the colour of four CMYK inks in percent, 0-100, by the inverse of `hexToCmyk`'s formula without a
 * profile. Returns null for values outside that range.
 */
export function cmykToHex(inks: readonly [number, number, number, number]): Hex | null {
  if (!inks.every((ink) => ink >= 0 && ink <= 100)) return null;
  const [cyan, magenta, yellow, black] = inks;
  const component = (ink: number) =>
    Math.round(255 * (1 - ink / 100) * (1 - black / 100))
      .toString(16)
      .padStart(2, '0');
  return parseHex(component(cyan) + component(magenta) + component(yellow));
}
