import type { Light, Material } from '../render/surface.ts';
import { meanOf, toLinear, type Picture, type Texture } from '../render/texture.ts';

/** What a set of products is made of: the pattern, and plain things that go with it. */
export interface Style {
  /** Cloth with the pattern; `centimetres` of it for one width of the picture. */
  cloth: (centimetres: number, more?: Partial<Material>) => Material;
  /** The darkest colour of the pattern that covers something: piping, belts, spines. */
  trim: Light;
  /** Its ground. */
  ground: Light;
  /** Wall and floor: paper with a tint of the pattern. */
  paper: Light;
}

const lightOf = (light: Light) => 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
const between = (a: Light, b: Light, share: number): Light => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

const times = (light: Light, by: number): Light => [light[0] * by, light[1] * by, light[2] * by];
const toLight = (light: Light, wanted: number): Light =>
  times(light, wanted / Math.max(0.02, lightOf(light)));
/** Of how much a colour is one, about: the spread of its channels over their largest. */
const chromaOf = (light: Light) => (Math.max(...light) - Math.min(...light)) / Math.max(0.02, ...light);

const RICE_PAPER: Light = [0.78, 0.745, 0.685];
const WHITE_PAPER: Light = [0.745, 0.75, 0.755];
const INK: Light = [0.035, 0.033, 0.036];
/** Levels of a channel that are one colour. */
const STEP = 24;
/** Of all pixels, what a colour must cover to be one of the pattern's. */
const COVERS = 0.012;

export function styleOf(picture: Picture, texture: Texture): Style {
  const colors = colorsOf(picture);
  const ground = colors[0] ?? meanOf(texture);
  const darkest = colors.toSorted((a, b) => lightOf(a) - lightOf(b))[0] ?? ground;
  const mean = meanOf(texture);
  // A tint of its most colourful colour, at the lightness of paper; behind pale cloth it is darker, so that the cloth stands out.
  const tone = lightOf(mean) > 0.45 ? 0.74 : 1;
  const colorful = colors.toSorted((a, b) => chromaOf(b) - chromaOf(a))[0] ?? mean;
  // Warm paper under a cool tint would be grey.
  const sheet = colorful[2] > colorful[0] ? WHITE_PAPER : RICE_PAPER;
  const tinted = toLight(between(colorful, mean, 0.35), lightOf(RICE_PAPER));
  const paper = times(between(sheet, tinted, 0.28), tone);
  return {
    cloth: (centimetres, more = {}) => ({ color: { cloth: centimetres }, weave: 0.1, ...more }),
    trim: lightOf(darkest) > 0.35 ? between(darkest, INK, 0.6) : between(darkest, INK, 0.15),
    ground,
    paper: [Math.min(0.84, paper[0]), Math.min(0.84, paper[1]), Math.min(0.84, paper[2])],
  };
}

/** The colours that cover the picture, what covers most first. */
function colorsOf({ width, height, data }: Picture): Light[] {
  const counts = new Map<number, { pixels: number; sum: [number, number, number] }>();
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 20_000)));
  let all = 0;
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
      const key = (Math.floor(red / STEP) * 16 + Math.floor(green / STEP)) * 16 + Math.floor(blue / STEP);
      const entry = counts.get(key) ?? { pixels: 0, sum: [0, 0, 0] };
      entry.pixels++;
      entry.sum[0] += toLinear(red);
      entry.sum[1] += toLinear(green);
      entry.sum[2] += toLinear(blue);
      counts.set(key, entry);
      all++;
    }
  return [...counts.values()]
    .filter(({ pixels }) => pixels >= all * COVERS)
    .toSorted((a, b) => b.pixels - a.pixels)
    .map(({ pixels, sum: [red, green, blue] }) => [red / pixels, green / pixels, blue / pixels] as const);
}
