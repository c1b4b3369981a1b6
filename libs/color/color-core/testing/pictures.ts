export interface DrawnPicture {
  rgba: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

function draw(width: number, height: number, pixel: (x: number, y: number) => Pixel): DrawnPicture {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = pixel(x, y);
      rgba.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  return { rgba, width, height };
}

function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const mix = (one: Pixel, other: Pixel, part: number): Pixel => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
];

export function photo(width = 256, height = 171): DrawnPicture {
  const grain = noise(7);
  return draw(width, height, (x, y) => {
    const [u, v] = [x / width, y / height];
    const hill = 0.55 + 0.06 * Math.sin(u * 9) + 0.03 * Math.sin(u * 23);
    const sun = Math.hypot((u - 0.72) * (width / height), v - 0.3) < 0.09;
    const land = v > hill ? mix([38, 70, 58], [20, 38, 40], (v - hill) * 3) : null;
    const water = v > 0.75 ? mix([88, 128, 150], [30, 60, 84], (v - 0.75) * 4) : null;
    const sky = mix([58, 108, 170], [238, 190, 150], Math.min(1, v * 1.7));
    const [red, green, blue] = water ?? land ?? (sun ? [252, 226, 160] : sky);
    const change = grain() * 9;
    return [red + change, green + change, blue + change];
  });
}

export function painting(width = 256, height = 192): DrawnPicture {
  const fibre = noise(11);
  const blossoms = Array.from({ length: 14 }, (_, index) => ({
    x: 0.15 + ((index * 0.618) % 0.75),
    y: 0.2 + ((index * 0.414) % 0.45),
  }));
  return draw(width, height, (x, y) => {
    const [u, v] = [x / width, y / height];
    const silk = mix([231, 207, 151], [243, 230, 195], v);
    const branch = Math.abs(v - (0.75 - 0.5 * u + 0.05 * Math.sin(u * 12))) < 0.022;
    const blossom = blossoms.some((one) => Math.hypot(u - one.x, (v - one.y) * (height / width)) < 0.028);
    const seal = u > 0.06 && u < 0.11 && v > 0.1 && v < 0.17;
    const [red, green, blue] = seal ? [184, 64, 42] : blossom ? [213, 72, 60] : branch ? [59, 43, 34] : silk;
    const change = fibre() * 4;
    return [red + change, green + change, blue + change];
  });
}

export const plain = (pixel: Pixel, width = 64, height = 48): DrawnPicture =>
  draw(width, height, () => pixel);
