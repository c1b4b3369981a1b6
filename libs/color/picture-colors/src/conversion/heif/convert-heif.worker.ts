import { heifProperties } from '../../formats/heif-properties.ts';
import { writePng } from '../../png/write-png.ts';
import { createReducer } from '../../reduction/reduce-pixels.ts';
import type { ConvertedPicture } from '../../messages/picture-reading.ts';
import { answerConversions } from '../answer-conversions.ts';

/**
 * The decoder holds the planes, its own RGBA copy and ours: about ten bytes per pixel. Phones take up to 50
 * megapixels.
 */
const MAX_HEIF_PIXELS = 64_000_000;

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    onDecoded: (target: unknown) => void,
  ): void;
}

/** The part of libheif that its script, which runs before this one, defines and we use. */
declare const libheif: () => {
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
};

answerConversions(convertHeif);

async function convertHeif(file: Blob): Promise<ConvertedPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { size, color } = heifProperties(bytes);
  if (size && size.width * size.height > MAX_HEIF_PIXELS) throw new RangeError('Too many pixels');
  const { HeifDecoder } = libheif();
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error('The file has no image');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_HEIF_PIXELS) throw new RangeError('Too many pixels');
  const data = new Uint8ClampedArray(width * height * 4);
  const decoded = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  if (!decoded) throw new Error('The image is damaged');
  const reducer = createReducer(width, height);
  for (let y = 0; y < height; y++) reducer.addRow(data, y * width * 4);
  return { file: await writePng(reducer.finish(), color), reducedFrom: null };
}
