import { hexToRgb } from '../hex.ts';

/** Constants of APCA 0.0.98G-4g, the version behind the public "Lc" tables (Myndex, apca-w3 0.1.9). */
const RED = 0.2126729;
const GREEN = 0.7151522;
const BLUE = 0.072175;
const SCREEN_EXPONENT = 2.4;
const SOFT_BLACK = { below: 0.022, exponent: 1.414 };
const MIN_DIFFERENCE = 0.0005;
const SCALE = 1.14;
const OFFSET = 0.027;
const LOW_CLIP = 0.1;

/**
 * Returns the APCA contrast "Lc", about -108 to 106: positive for dark text on a light ground, negative for
 * light text on a dark one. Not symmetric.
 * An absolute value of 75 suits body text, 60 other text, 45 headlines; 30 is the minimum.
 *
 * @throws {InvalidHexError} when a hex is not valid
 */
export function apcaContrast(text: string, ground: string): number {
  const ink = luminance(text);
  const paper = luminance(ground);
  if (Math.abs(paper - ink) < MIN_DIFFERENCE) return 0;
  const darkOnLight = paper > ink;
  const difference = darkOnLight ? paper ** 0.56 - ink ** 0.57 : paper ** 0.65 - ink ** 0.62;
  const size = Math.abs(difference * SCALE);
  if (size < LOW_CLIP) return 0;
  return (darkOnLight ? size - OFFSET : OFFSET - size) * 100;
}

function luminance(hex: string): number {
  const [red, green, blue] = hexToRgb(hex).map((value) => (value / 255) ** SCREEN_EXPONENT);
  const sum = RED * (red ?? 0) + GREEN * (green ?? 0) + BLUE * (blue ?? 0);
  return sum >= SOFT_BLACK.below ? sum : sum + (SOFT_BLACK.below - sum) ** SOFT_BLACK.exponent;
}
