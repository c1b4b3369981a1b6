import type { Light, Material } from '../render/surface.ts';
import { meanOf, toLinear, type Picture, type Texture } from '../render/texture.ts';

export interface Style {
  /** Returns patterned cloth; `centimetres` is the width of one repeat. */
  cloth: (centimetres: number, more?: Partial<Material>) => Material;
  /** Darkest colour that covers a significant area; for piping, belts and spines. */
  trim: Light;
  ground: Light;
  /** Paper of wall and floor, tinted by the pattern. */
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
/** Approximates chroma: channel spread relative to the largest channel. */
const chromaOf = (light: Light) => (Math.max(...light) - Math.min(...light)) / Math.max(0.02, ...light);

const RICE_PAPER: Light = [0.78, 0.745, 0.685];
const WHITE_PAPER: Light = [0.745, 0.75, 0.755];
const INK: Light = [0.035, 0.033, 0.036];
/** Width of a histogram bin in channel levels (0-255). Pixels in the same bin count as one colour. */
const STEP = 24;
/** Share of pixels that a colour must cover to count as one of the pattern's. */
const COVERS = 0.012;

export function styleOf(picture: Picture, texture: Texture): Style {
  const colors = colorsOf(picture);
  const ground = colors[0] ?? meanOf(texture);
  const darkest = colors.toSorted((a, b) => lightOf(a) - lightOf(b))[0] ?? ground;
  const mean = meanOf(texture);
  // The paper is tinted with the most colourful colour, and darker behind pale cloth for contrast.
  const tone = lightOf(mean) > 0.45 ? 0.74 : 1;
  const colorful = colors.toSorted((a, b) => chromaOf(b) - chromaOf(a))[0] ?? mean;
  // A cool tint on warm paper would look grey.
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
