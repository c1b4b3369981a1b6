import type { MountPictures } from '@danqing/contracts/releases';
import type { Browser } from 'playwright-core';

/** Half of the size of the viewport. */
const SIZE = { width: 640, height: 450 };
const JPEG_QUALITY = 0.6;
/** Difference of a colour channel, of 255. Smaller ones are smoothing. */
const THRESHOLD = 24;

/** Shrinks screenshots, and computes the share of pixels that differ. The browser decodes and encodes them. */
export async function comparePictures(
  browser: Browser,
  { release, stable }: { release: Buffer; stable: Buffer | null },
): Promise<Pick<MountPictures, 'release' | 'stable' | 'difference'>> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(compare, {
      pictures: [release, stable].map((picture) => picture?.toString('base64') ?? null),
      size: SIZE,
      quality: JPEG_QUALITY,
      threshold: THRESHOLD,
    });
  } finally {
    await page.close();
  }
}

interface Compared {
  pictures: (string | null)[];
  size: typeof SIZE;
  quality: number;
  threshold: number;
}

/** Runs in the page. */
async function compare({ pictures, size: { width, height }, quality, threshold }: Compared) {
  const shrink = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]), {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'medium',
    });
    const canvas = new OffscreenCanvas(width, height);
    const drawing = canvas.getContext('2d')!;
    drawing.drawImage(bitmap, 0, 0);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const encoded = new Uint8Array(await jpeg.arrayBuffer());
    let text = '';
    for (const byte of encoded) text += String.fromCharCode(byte);
    return { pixels: drawing.getImageData(0, 0, width, height).data, jpeg: btoa(text) };
  };
  const [release, stable] = await Promise.all(
    pictures.map((picture) => (picture === null ? null : shrink(picture))),
  );
  if (!release) throw new Error('there is no picture of the release');
  if (!stable) return { release: release.jpeg, stable: null, difference: null };
  let differing = 0;
  for (let at = 0; at < release.pixels.length; at += 4)
    if (
      [0, 1, 2].some(
        (channel) => Math.abs(release.pixels[at + channel]! - stable.pixels[at + channel]!) > threshold,
      )
    )
      differing += 1;
  return { release: release.jpeg, stable: stable.jpeg, difference: differing / (width * height) };
}
