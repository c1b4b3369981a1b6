import { readFileSync } from 'node:fs';
import { instantiate } from 'lcms-wasm';

const RELATIVE_COLORIMETRIC = 1;
const BLACK_POINT_COMPENSATION = 0x2000;
/** Keeps Little CMS from replacing the transform by a table of its own. */
const NOT_OPTIMISED = 0x0100;

const bytes = readFileSync(new URL('./coated-fogra39.icc', import.meta.url));
const lcms = await instantiate();
const paper = lcms.cmsOpenProfileFromMem(new Uint8Array(bytes), bytes.length);
const srgb = lcms.cmsCreate_sRGBProfile();
const lab = lcms.cmsCreateLab4Profile(null);

function transform(from: typeof paper, to: typeof paper, inputs: number, outputs: number) {
  const format = (profile: typeof paper) => lcms.cmsFormatterForColorspaceOfProfile(profile, 4, true);
  const made = lcms.cmsCreateTransform(
    from,
    format(from),
    to,
    format(to),
    RELATIVE_COLORIMETRIC,
    BLACK_POINT_COMPENSATION | NOT_OPTIMISED,
  );
  return (colors: readonly (readonly number[])[]): number[][] => {
    if (colors.some((color) => color.length !== inputs)) throw new RangeError(`not ${inputs} components`);
    const result = lcms.cmsDoTransform(made, Float32Array.from(colors.flat()), colors.length);
    return colors.map((_, index) => Array.from(result.slice(outputs * index, outputs * (index + 1))));
  };
}

/** Conversions by the profile itself. RGB is 0-1, inks are percent, Lab is relative to the paper. */
export const coatedProfile = {
  rgbToInks: transform(srgb, paper, 3, 4),
  inksToLab: transform(paper, lab, 4, 3),
  rgbToLab: transform(srgb, lab, 3, 3),
};

function grid(size: number, axes: number): number[][] {
  if (axes === 0) return [[]];
  const steps = Array.from({ length: size }, (_, index) => index / (size - 1));
  const inner = grid(size, axes - 1);
  return steps.flatMap((step) => inner.map((rest) => [step, ...rest]));
}

const RGB_STEPS = 17;
const INK_STEPS = 11;

const level = (value: number) => Math.round(Math.min(255, Math.max(0, value)));

/** Returns the source of `coated-tables.ts`, computed from the profile. */
export function coatedTablesSource(): string {
  const inks = coatedProfile
    .rgbToInks(grid(RGB_STEPS, 3))
    .flatMap((color) => color.map((ink) => level(2.55 * ink)));
  const colors = coatedProfile
    .inksToLab(grid(INK_STEPS, 4).map((color) => color.map((part) => 100 * part)))
    .flatMap(([lightness = 0, a = 0, b = 0]) => [level(2.55 * lightness), level(a + 128), level(b + 128)]);
  return [
    '// Written from testing/coated-fogra39.icc by `npx vitest run --project unit coated-tables --update`.',
    '',
    '/** Inks by red, green and blue; 255 is full ink. */',
    ...table('COATED_INKS', { size: RGB_STEPS, channels: 4, values: inks }),
    '',
    '/** Lab by inks: lightness in 1/255, a and b plus 128. */',
    ...table('COATED_LAB', { size: INK_STEPS, channels: 3, values: colors }),
    '',
  ].join('\n');
}

const table = (
  name: string,
  { size, channels, values }: { size: number; channels: number; values: number[] },
) => [
  `export const ${name} = {`,
  `  size: ${size},`,
  `  channels: ${channels},`,
  '  base64:',
  `    '${Buffer.from(Uint8Array.from(values)).toString('base64')}',`,
  '};',
];
