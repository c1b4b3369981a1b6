import { PREVIEW_SIDE } from '../../reduction/reduce-pixels.ts';
import { ConversionError } from '../conversion-error.ts';
import type { Convert } from '../../messages/picture-reading.ts';
import { checkSvgCost } from './svg-cost.ts';
import { resizeSvg } from './svg-size.ts';

/** Embedded photos make drawings large. */
const MAX_SVG_BYTES = 20 * 1024 * 1024;

/**
 * Draws an SVG as an image, at the size of the preview. The browser runs no script of an image and loads
 * nothing for it (SVG Integration, secure static mode). Only a page can draw one; a worker cannot.
 */
export const drawSvg: Convert = async (file, stopped) => {
  if (file.size > MAX_SVG_BYTES) throw new ConversionError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  checkSvgCost(text);
  const sized = resizeSvg(text, PREVIEW_SIDE);
  if (!sized) throw new ConversionError('unreadable');
  const image = new Image();
  stopped.addEventListener('abort', () => image.removeAttribute('src'));
  // The page's policy permits `data:` images. Chromium lets no script read a `blob:` drawing with HTML in it.
  image.src = await dataUrl(sized.text);
  await image.decode();
  const canvas = new OffscreenCanvas(sized.width, sized.height);
  const context = canvas.getContext('2d');
  if (!context) throw new ConversionError('unreadable');
  context.drawImage(image, 0, 0, sized.width, sized.height);
  return { file: await canvas.convertToBlob({ type: 'image/png' }), reducedFrom: null };
};

const encodingOf = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

function dataUrl(text: string): Promise<string> {
  // The text is UTF-8 now, whatever its declaration says.
  const declared = text.replace(/^(\uFEFF?\s*<\?xml\b[^>]*?)\s+encoding\s*=\s*(?:"[^"]*"|'[^']*')/, '$1');
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new ConversionError('unreadable'));
    reader.readAsDataURL(new Blob([declared], { type: 'image/svg+xml' }));
  });
}
