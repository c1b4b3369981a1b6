/** Chroma at the right edge of the plane; sRGB's largest is 0.3225 (magenta). */
export const PLANE_CHROMA = 0.33;

/** A linear component this far outside 0-1 is a rounding error. */
const TOLERANCE = 1e-5;
const LIGHT_STEPS = 8192;

let encoded: Uint8ClampedArray | undefined;

function encodedLight(): Uint8ClampedArray {
  encoded ??= Uint8ClampedArray.from({ length: LIGHT_STEPS + 1 }, (_, index) => {
    const light = index / LIGHT_STEPS;
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
  });
  return encoded;
}

const cubed = (root: number) => root * root * root;

/**
 * Renders all colours of one hue as RGBA bytes. Lightness falls from 1 (top) to 0, chroma rises from 0 (left)
 * to `PLANE_CHROMA`. Pixels outside sRGB are transparent.
 * It applies the OKLab matrices (Ottosson 2020) to plain numbers. 60,000 pixels take a few milliseconds; with
 * colour objects they would take about a hundred.
 *
 * @param h degrees
 */
export function oklchPlane(h: number, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(width * height * 4);
  const encode = encodedLight();
  const cos = Math.cos((h * Math.PI) / 180);
  const sin = Math.sin((h * Math.PI) / 180);
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
