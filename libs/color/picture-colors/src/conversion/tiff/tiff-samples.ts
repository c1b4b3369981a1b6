import type { GeoTIFFImage } from 'geotiff';

export interface SampleConverter {
  /** Indexes of the samples that `convert` reads. */
  samples: number[];
  /** Whether the colour profile of the page describes the converted pixels. */
  hasProfile: boolean;
  convert(samples: ArrayLike<number>, from: number, rgba: Uint8ClampedArray, to: number): void;
}

/** Values of PhotometricInterpretation (TIFF 6.0 §8, §16, §21). */
const WHITE_IS_ZERO = 0;
const BLACK_IS_ZERO = 1;
const RGB = 2;
const PALETTE = 3;
const CMYK = 5;
const YCBCR = 6;

/** Value of SampleFormat for floating point, whose white is 1. */
const FLOAT = 3;
/** Value of ExtraSamples for an unspecified sample, which is not alpha. */
const UNSPECIFIED = 0;

/**
 * Returns how the samples of a page become 8-bit RGBA.
 *
 * @throws {Error} for an unsupported interpretation, such as CIELAB
 */
export async function sampleConverter(page: GeoTIFFImage): Promise<SampleConverter> {
  const interpretation = Number(page.fileDirectory.getValue('PhotometricInterpretation') ?? RGB);
  const white = page.getSampleFormat(0) === FLOAT ? 1 : 2 ** page.getBitsPerSample(0) - 1;
  const byte = (value: number | undefined) => ((value ?? 0) * 255) / white;
  const extra: ArrayLike<number> = page.fileDirectory.getValue('ExtraSamples') ?? [];
  const hasAlpha = extra.length > 0 && extra[0] !== UNSPECIFIED;
  const withAlpha = (count: number) =>
    Array.from({ length: count + (hasAlpha ? 1 : 0) }, (_, index) => index);
  const alpha = (samples: ArrayLike<number>, at: number) => (hasAlpha ? byte(samples[at]) : 255);

  switch (interpretation) {
    case WHITE_IS_ZERO:
    case BLACK_IS_ZERO:
      return {
        samples: withAlpha(1),
        hasProfile: false,
        convert(samples, from, rgba, to) {
          const grey = byte(samples[from]);
          rgba.fill(interpretation === WHITE_IS_ZERO ? 255 - grey : grey, to, to + 3);
          rgba[to + 3] = alpha(samples, from + 1);
        },
      };
    case RGB:
      return {
        samples: withAlpha(3),
        hasProfile: true,
        convert(samples, from, rgba, to) {
          for (let channel = 0; channel < 3; channel++) rgba[to + channel] = byte(samples[from + channel]);
          rgba[to + 3] = alpha(samples, from + 3);
        },
      };
    case PALETTE: {
      const map = (await page.fileDirectory.loadValue('ColorMap')) as ArrayLike<number>;
      const count = map.length / 3;
      return {
        samples: [0],
        hasProfile: true,
        convert(samples, from, rgba, to) {
          for (let channel = 0; channel < 3; channel++)
            rgba[to + channel] = ((map[channel * count + (samples[from] ?? 0)] ?? 0) * 255) / 65_535;
          rgba[to + 3] = 255;
        },
      };
    }
    case CMYK:
      return {
        samples: [0, 1, 2, 3],
        hasProfile: false,
        convert(samples, from, rgba, to) {
          const light = 255 - byte(samples[from + 3]);
          for (let channel = 0; channel < 3; channel++)
            rgba[to + channel] = ((255 - byte(samples[from + channel])) * light) / 255;
          rgba[to + 3] = 255;
        },
      };
    case YCBCR:
      return {
        samples: [0, 1, 2],
        hasProfile: true,
        // ITU-R BT.601 with full range.
        convert(samples, from, rgba, to) {
          const luma = samples[from] ?? 0;
          const blue = (samples[from + 1] ?? 0) - 128;
          const red = (samples[from + 2] ?? 0) - 128;
          rgba[to] = luma + 1.402 * red;
          rgba[to + 1] = luma - 0.344136 * blue - 0.714136 * red;
          rgba[to + 2] = luma + 1.772 * blue;
          rgba[to + 3] = 255;
        },
      };
    default:
      throw new Error(`Unsupported interpretation ${interpretation}`);
  }
}
