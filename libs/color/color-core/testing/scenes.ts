import type { DrawnPicture } from './pictures.ts';

type Rgb = readonly [red: number, green: number, blue: number];

export interface Scene extends DrawnPicture {
  name: string;
  /** Colour of the background, in its middle, and its share of the pixels. */
  background: { color: Rgb; share: number };
  /** Colour of the small saturated thing, and its share of the pixels. */
  accent: { color: Rgb; share: number };
}

/** Backgrounds with their upper and lower end, middle grounds, and the grain of their surface (0-255). */
const PLACES: readonly [name: string, top: Rgb, bottom: Rgb, middle: Rgb, grain: number][] = [
  ['clear sky over a field', [74, 134, 202], [176, 208, 232], [98, 112, 62], 5],
  ['overcast sea', [168, 174, 180], [196, 200, 202], [92, 116, 124], 6],
  ['dusk', [58, 62, 110], [232, 158, 112], [34, 30, 42], 6],
  ['plaster wall', [214, 204, 188], [206, 196, 180], [124, 96, 72], 4],
  ['forest', [44, 66, 38], [78, 96, 50], [70, 54, 40], 22],
  ['night street', [18, 20, 30], [34, 34, 46], [74, 66, 62], 9],
  ['desert', [226, 190, 140], [204, 160, 108], [138, 92, 62], 10],
  ['snow', [228, 234, 242], [212, 222, 236], [112, 126, 142], 5],
  ['studio skin tone', [222, 178, 150], [196, 146, 118], [64, 44, 38], 6],
  ['wooden table', [150, 106, 70], [122, 82, 52], [226, 220, 208], 14],
  ['grey cloth', [132, 132, 134], [112, 112, 116], [44, 46, 52], 12],
  ['grass', [88, 128, 46], [110, 146, 58], [60, 92, 36], 26],
];
const ACCENTS: readonly Rgb[] = [
  [214, 38, 44],
  [246, 196, 20],
  [28, 92, 196],
  [232, 92, 150],
  [22, 150, 110],
  [242, 120, 20],
];
const SIZES = [0.002, 0.005, 0.015] as const;

const WIDTH = 256;
const HEIGHT = 171;

/** Draws 36 scenes like photos: gradients, a middle ground, grain, and one small saturated thing. */
export function scenes(): Scene[] {
  return PLACES.flatMap(([name, top, bottom, middle, grain], place) =>
    SIZES.map((size, index) => {
      const color = ACCENTS[(place + index * 2) % ACCENTS.length] ?? [0, 0, 0];
      return draw(`${name}, ${size * 100} %`, {
        top,
        bottom,
        middle,
        grain,
        color,
        size,
        seed: place * 7 + index,
      });
    }),
  );
}

interface Plan {
  top: Rgb;
  bottom: Rgb;
  middle: Rgb;
  grain: number;
  color: Rgb;
  size: number;
  seed: number;
}

function draw(name: string, { top, bottom, middle, grain, color, size, seed }: Plan): Scene {
  const random = numbers(seed + 1);
  const spot = { x: 0.2 + random() * 0.6, y: 0.25 + random() * 0.5 };
  const radius = Math.sqrt((size * WIDTH * HEIGHT) / Math.PI);
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  let [accents, backgrounds] = [0, 0];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [u, v] = [x / WIDTH, y / HEIGHT];
      const edge = 0.7 + 0.05 * Math.sin(u * 7 + seed) + 0.02 * Math.sin(u * 31);
      const isAccent = Math.hypot(x - spot.x * WIDTH, y - spot.y * HEIGHT) < radius;
      const light = isAccent ? 0.9 + 0.2 * random() : 1;
      const base: Rgb = isAccent ? color : v > edge ? middle : mix(top, bottom, v / edge);
      if (isAccent) accents++;
      else if (v <= edge) backgrounds++;
      const change = (random() + random() - 1) * grain;
      rgba.set([...base.map((channel) => channel * light + change), 255], (y * WIDTH + x) * 4);
    }
  const pixels = WIDTH * HEIGHT;
  return {
    name,
    rgba,
    width: WIDTH,
    height: HEIGHT,
    background: { color: mix(top, bottom, 0.5), share: backgrounds / pixels },
    accent: { color, share: accents / pixels },
  };
}

const mix = (one: Rgb, other: Rgb, part: number): Rgb => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
];

function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
