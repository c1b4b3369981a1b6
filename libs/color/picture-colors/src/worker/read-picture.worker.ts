import { extractColors, mapColors, findColorPositions } from '@danqing/color-core';
import { decodePicture, UnsupportedFormat, type DecodedPicture } from './decode-picture.ts';
import type {
  PictureResponse,
  PictureColors,
  PictureProblem,
  PictureRequest,
} from '../messages/picture-reading.ts';

const tell = (answer: PictureResponse, transfer: Transferable[] = []) => postMessage(answer, { transfer });

let held: Pick<DecodedPicture, 'pixels' | 'reducedFrom'> | null = null;
let lastId = 0;

addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  lastId = data.id;
  void read(data);
});

async function read({ id, picture, count }: PictureRequest): Promise<void> {
  const fail = (fault: PictureProblem) => tell({ id, kind: 'fault', fault });
  if (picture) {
    held = null;
    try {
      const { preview, pixels, reducedFrom } = await decodePicture(picture.file);
      held = { pixels, reducedFrom: picture.reducedFrom ?? reducedFrom };
      const shown = preview.transferToImageBitmap();
      tell({ id, kind: 'decoded', preview: shown }, [shown]);
    } catch (error) {
      if (error instanceof UnsupportedFormat) return tell({ id, kind: 'convert', format: error.format });
      return fail(error instanceof RangeError ? 'tooLarge' : 'unreadable');
    }
  }
  if (!held) return fail('unreadable');
  // Lets pending messages arrive. While the visitor moves the slider, only the newest request is computed.
  await new Promise((resolve) => setTimeout(resolve));
  if (id !== lastId) return;
  const result = { ...colorsOf(held.pixels, count), reducedFrom: held.reducedFrom };
  if (result.colors.length === 0) return fail('noColor');
  tell({ id, kind: 'colors', result }, [result.map.buffer]);
}

function colorsOf({ data, width, height }: ImageData, count: number): Omit<PictureColors, 'reducedFrom'> {
  const found = extractColors(data, width, height, { count });
  const map = mapColors(
    data,
    width,
    height,
    found.map(({ hex }) => hex),
  );
  const positions = findColorPositions(map, width, height, found.length);
  const colors = found.map((color, index) => ({ ...color, position: positions[index] ?? null }));
  return { colors, map, width, height };
}
