/** Where a plane of one hue ends: a little more chroma than sRGB has anywhere (0.3225, in magenta). */
export const PLANE_CHROMA = 0.33;

/** Linear light as much outside 0-1 is a rounding of conversion, not another colour. */
const TOLERANCE = 1e-5;
/** Steps of linear light for which the encoded byte is kept; enough for the darkest bytes to differ. */
const LIGHT_STEPS = 8192;

let encoded: Uint8ClampedArray | undefined;

/** The byte of a linear component, by the index of its light (IEC 61966-2-1). */
function encodedLight(): Uint8ClampedArray {
  encoded ??= Uint8ClampedArray.from({ length: LIGHT_STEPS + 1 }, (_, index) => {
    const light = index / LIGHT_STEPS;
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
  });
  return encoded;
}

const cubed = (root: number) => root * root * root;

/**
 * RGBA bytes of all colours of one hue (degrees), row by row: lightness from 1 at the top to 0, chroma from 0 at the left to
 * `PLANE_CHROMA`; transparent where sRGB has no such colour. The OKLab matrices of Ottosson 2020, in numbers alone: a picture of
 * 60,000 pixels takes some milliseconds, by colour objects it would take a hundred.
 */
export function oklchPlane(h: number, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(width * height * 4);
  const encode = encodedLight();
  const cos = Math.cos((h * Math.PI) / 180);
  const sin = Math.sin((h * Math.PI) / 180);
  // What one unit of chroma adds to each cone's root.
  const perLong = 0.3963377774 * cos + 0.2158037573 * sin;
  const perMiddle = -0.1055613458 * cos - 0.0638541728 * sin;
  const perShort = -0.0894841775 * cos - 1.291485548 * sin;
  const isOutside = (light: number) => light < -TOLERANCE || light > 1 + TOLERANCE;
  for (let row = 0; row < height; row++) {
    const l = 1 - (row + 0.5) / height;
    for (let column = 0; column < width; column++) {
      const c = ((column + 0.5) / width) * PLANE_CHROMA;
      const long = cubed(l + c * perLong);
      const middle = cubed(l + c * perMiddle);
      const short = cubed(l + c * perShort);
      const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
      const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
      const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
      // Of one lightness and hue sRGB has the chroma up to a border.
      if (isOutside(red) || isOutside(green) || isOutside(blue)) break;
      const at = (row * width + column) * 4;
      bytes[at] = encode[Math.round(Math.max(0, red) * LIGHT_STEPS)] ?? 255;
      bytes[at + 1] = encode[Math.round(Math.max(0, green) * LIGHT_STEPS)] ?? 255;
      bytes[at + 2] = encode[Math.round(Math.max(0, blue) * LIGHT_STEPS)] ?? 255;
      bytes[at + 3] = 255;
    }
  }
  return bytes;
}
