import { extractColors, mapColors, findColorPositions } from '@danqing/color-core';
import { decodePicture } from './decode-picture.ts';
import type {
  PictureResponse,
  PictureColors,
  PictureProblem,
  PictureRequest,
} from '../reading/picture-reading.ts';

const tell = (answer: PictureResponse, transfer: Transferable[] = []) => postMessage(answer, { transfer });

let pixels: ImageData | null = null;
let lastId = 0;

addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  lastId = data.id;
  void read(data);
});

async function read({ id, file, count }: PictureRequest): Promise<void> {
  const fail = (fault: PictureProblem) => tell({ id, kind: 'fault', fault });
  if (file) {
    pixels = null;
    try {
      const decoded = await decodePicture(file);
      pixels = decoded.pixels;
      const preview = decoded.preview.transferToImageBitmap();
      tell({ id, kind: 'decoded', preview }, [preview]);
    } catch (error) {
      return fail(error instanceof RangeError ? 'tooLarge' : 'unreadable');
    }
  }
  if (!pixels) return fail('unreadable');
  // Lets pending messages arrive. While the visitor moves the slider, only the newest request is computed.
  await new Promise((resolve) => setTimeout(resolve));
  if (id !== lastId) return;
  const result = colorsOf(pixels, count);
  if (result.colors.length === 0) return fail('noColor');
  tell({ id, kind: 'colors', result }, [result.map.buffer]);
}

function colorsOf({ data, width, height }: ImageData, count: number) {
  const found = extractColors(data, width, height, { count });
  const map = mapColors(
    data,
    width,
    height,
    found.map(({ hex }) => hex),
  );
  const positions = findColorPositions(map, width, height, found.length);
  const colors = found.map((color, index) => ({ ...color, position: positions[index] ?? null }));
  return { colors, map, width, height } satisfies PictureColors;
}
