import { drawProducts, PRODUCTS_SIZE, type ProductSet } from '@danqing/studio-dresser';
import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface MockUpInput {
  pattern: Uint8Array;
  products: ProductSet;
}

/** High, because the picture is encoded again when stored. */
const QUALITY = 96;

export async function drawMockUp({ pattern, products }: MockUpInput): Promise<Buffer> {
  const image = await loadImage(Buffer.from(pattern));
  const { width, height } = image;
  const tile = createCanvas(width, height).getContext('2d');
  tile.drawImage(image, 0, 0);
  const drawn = drawProducts({ width, height, data: tile.getImageData(0, 0, width, height).data }, products);
  const canvas = createCanvas(PRODUCTS_SIZE.width, PRODUCTS_SIZE.height);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(drawn.width, drawn.height);
  pixels.data.set(drawn.data);
  context.putImageData(pixels, 0, 0);
  return canvas.encode('webp', QUALITY);
}
