import {
  dualScheme,
  monoScheme,
  nameSwatches,
  isSuitableName,
  suggestPaletteName,
  triadicScheme,
  type Swatch,
} from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import type { PaletteColor, PaletteColorType, SavePaletteRequest } from '@danqing/contracts/palettes';
import { EXAMPLE_COLLECTIONS, type ExampleCollection } from './example-collections.ts';
import { createRandom, type Random } from './random.ts';

const SCHEMES = 36;

export function examplePalettes(colors: readonly Color[]): SavePaletteRequest[] {
  const random = createRandom('palettes');
  const chosen = random.sample(
    colors.filter(({ name }) => isSuitableName(name)),
    SCHEMES,
  );
  const palettes = [
    ...chosen.map((color) => schemeOf(color, colors, random)),
    ...EXAMPLE_COLLECTIONS.map((collection) => collectionOf(collection, colors)),
  ];
  return random.sample(palettes, palettes.length);
}

function schemeOf(primary: Color, colors: readonly Color[], random: Random): SavePaletteRequest {
  const mode = random.pick(['mono', 'dual', 'triadic'] as const);
  const secondary = mode === 'dual' ? random.pick(colors.filter(({ name }) => isSuitableName(name))) : null;
  const swatches =
    secondary !== null
      ? dualScheme(primary.hex, secondary.hex)
      : mode === 'mono'
        ? monoScheme(primary.hex)
        : triadicScheme(primary.hex);
  const palette = [
    entryOf(primary, 'primary'),
    ...(secondary ? [entryOf(secondary, 'secondary')] : []),
    ...namedSwatches(swatches, colors, secondary ? [primary, secondary] : [primary]),
  ];
  return { name: suggestPaletteName(palette, colors, 'zh'), colors: palette };
}

function collectionOf(
  { name, colorNames, about }: ExampleCollection,
  colors: readonly Color[],
): SavePaletteRequest {
  const found = colorNames.split(' ').map((wanted) => {
    const color = colors.find((one) => one.name === wanted);
    if (!color) throw new Error(`There is no colour ${wanted} for the palette ${name}.`);
    return color;
  });
  return {
    name,
    ...(about !== undefined && { description: about }),
    colors: found.map((color, place) => entryOf(color, place === 0 ? 'primary' : 'secondary')),
  };
}

function namedSwatches(
  swatches: readonly Swatch[],
  colors: readonly Color[],
  chosen: readonly Color[],
): PaletteColor[] {
  const names = nameSwatches(swatches, colors, new Map(chosen.map((color) => [color.hex, color])));
  return swatches.map(({ hex, name: shade }, place) => {
    const color = names[place]?.color;
    return { hex, ...(color && { name: color.name, pinyin: color.pinyin }), type: 'scheme', shade };
  });
}

const entryOf = ({ hex, name, pinyin }: Color, type: PaletteColorType): PaletteColor => ({
  hex,
  name,
  pinyin,
  type,
});
