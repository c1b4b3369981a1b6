import type { Collection, CollectionImage } from '@danqing/contracts/creations';
import { drawPoemCard } from './poem-card.ts';

/** Milliseconds before the object URL is revoked; Safari reads it some time after the click. */
const TAKEN_AFTER = 40_000;

/** Saves a painting as stored, or as PNG for programs without WebP support. */
export async function savePainting(
  collection: Collection,
  image: CollectionImage,
  type: 'png' | 'webp',
): Promise<void> {
  const name = `${fileName(collection)}.${type}`;
  const file = await fetchFile(image.url);
  if (type === 'webp') return save(name, file);
  const bitmap = await createImageBitmap(file);
  const canvas = canvasOf(bitmap.width, bitmap.height);
  contextOf(canvas).drawImage(bitmap, 0, 0);
  bitmap.close();
  save(name, await toPng(canvas));
}

export async function savePoemCard(
  collection: Collection,
  image: CollectionImage,
  basePath: string,
): Promise<void> {
  const painting = await createImageBitmap(await fetchFile(image.url));
  const canvas = canvasOf(0, 0);
  await drawPoemCard(canvas, painting, collection, basePath);
  painting.close();
  save(`${fileName(collection)}-${collection.user.name}.png`, await toPng(canvas));
}

export async function saveVideo(collection: Collection, image: CollectionImage): Promise<void> {
  if (image.video_url) save(`${fileName(collection)}.mp4`, await fetchFile(image.video_url));
}

const fileName = ({ title, color }: Collection) => `${color.name}-${title}`.replace(/[^\p{L}\p{N}-]+/gu, '_');

async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return response.blob();
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  return context;
}

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png'),
  );

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER);
}
