import { contrastRatio, hexToHsl, parseCssColor, textOn, type Hex } from '@danqing/color-core';
import { officeRoles } from '../office/roles.ts';
import { codeColors, codeName } from '../palette/family.ts';
import type { FormatPalette } from '../palette/palette.ts';
import { commentText } from './comment-text.ts';
import { PALETTE_PREFIX } from './palette-prefix.ts';
import { fileHead } from './write-css.ts';

/** WCAG 2.2 minimum for graphical objects. */
const SHAPE_CONTRAST = 3;

/** shadcn's own red, because every palette needs a colour for danger. */
const DESTRUCTIVE = '#EF4444';

/**
 * Returns a theme of shadcn/ui for light and dark, as HSL channels: `--primary: 142.1 70.6% 45.3%`. Roles
 * follow lightness and contrast like those of the readable Office theme. The palette's own colours come
 * first, as `--palette-zhuhong`.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeShadcn(palette: FormatPalette): string {
  const colors = codeColors(palette).map(
    (color) =>
      `    ${PALETTE_PREFIX}${codeName(color)}: ${channels(color.hex)}; /* ${commentText(color.title)} */` +
      `${color.gloss && ` /* ${commentText(color.gloss)} */`}\n`,
  );
  const { dk1, dk2, lt1, lt2, ...rest } = officeRoles(palette);
  const accents = [rest.accent1, rest.accent2, rest.accent3, rest.accent4, rest.accent5];
  const light = theme(lt1, dk1, lt2, dk2, accents);
  const dark = theme(dk1, lt1, dk2, lt2, accents);
  return (
    `${fileHead(palette)}@layer base {\n  :root {\n${colors.join('')}${light}    --radius: 0.5rem;\n  }\n\n` +
    `  .dark {\n${dark}  }\n}\n`
  );
}

function theme(ground: Hex, text: Hex, quiet: Hex, quietText: Hex, accents: readonly Hex[]): string {
  const primary = accents.find((hex) => contrastRatio(hex, ground) >= SHAPE_CONTRAST) ?? text;
  const roles: [name: string, hex: Hex][] = [
    ['background', ground],
    ['foreground', text],
    ['card', ground],
    ['card-foreground', text],
    ['popover', ground],
    ['popover-foreground', text],
    ['primary', primary],
    ['primary-foreground', textOn(primary)],
    ['secondary', quiet],
    ['secondary-foreground', quietText],
    ['muted', quiet],
    ['muted-foreground', quietText],
    ['accent', quiet],
    ['accent-foreground', quietText],
    ['destructive', DESTRUCTIVE],
    ['destructive-foreground', textOn(DESTRUCTIVE)],
    ['border', quiet],
    ['input', quiet],
    ['ring', primary],
    ...accents.map((hex, index): [string, Hex] => [`chart-${index + 1}`, hex]),
  ];
  return roles.map(([name, hex]) => `    --${name}: ${channels(hex)};\n`).join('');
}

/** Returns HSL channels with the fewest decimals that restore the same bytes. */
function channels(hex: Hex): string {
  const { h, s, l } = hexToHsl(hex);
  const text = (digits: number) => {
    const [hue = 0, saturation, lightness] = [h, s, l].map((value) => Number(value.toFixed(digits)));
    return `${hue % 360} ${saturation}% ${lightness}%`;
  };
  const exact = [1, 2, 3].find((digits) => parseCssColor(`hsl(${text(digits)})`) === hex);
  return text(exact ?? 4);
}
