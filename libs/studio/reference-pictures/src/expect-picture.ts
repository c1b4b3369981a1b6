import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { expect } from 'vitest';
import { looksDifferent } from './compare-pictures.ts';
import type { Pixels } from './pixels.ts';

/** WebP stores pixels exactly at this quality. */
const LOSSLESS = 100;
/** Hardly changes the compared block means. Lossless paper grain would take eight times the space. */
const LOSSY = 90;

export interface ReferenceOptions {
  /** Stores the reference lossily, for pictures with paper grain. */
  grainy?: boolean;
}

/**
 * Compares a picture with `reference-pictures/<name>.webp` beside the test. `vitest -u` rewrites the
 * references. Writes a missing reference except in CI. After a failure `<name>.changed.webp` shows the new
 * picture.
 *
 * @throws {Error} when the picture looks different
 */
export async function expectPicture(
  canvas: Canvas,
  name: string,
  { grainy = false }: ReferenceOptions = {},
): Promise<void> {
  const { testPath = '', snapshotState } = expect.getState();
  const folder = join(dirname(testPath), 'reference-pictures');
  const [file, changed] = [join(folder, `${name}.webp`), join(folder, `${name}.changed.webp`)];
  rmSync(changed, { force: true });
  const { snapshotUpdateState: update } = snapshotState;
  if (update === 'all' || (update === 'new' && !existsSync(file))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await canvas.encode('webp', grainy ? LOSSY : LOSSLESS));
  }
  if (!existsSync(file)) expect.fail(`There is no ${file}: write it with -u`);
  const reference = await readPicture(file);
  expect([canvas.width, canvas.height], `size of ${name}`).toEqual([reference.width, reference.height]);
  if (!looksDifferent(reference, pixelsOf(canvas))) return;
  writeFileSync(changed, await canvas.encode('webp', LOSSLESS));
  expect.fail(`${name} looks different: compare ${file} with ${changed}, or accept it with -u`);
}

async function readPicture(file: string): Promise<Pixels> {
  const image = await loadImage(readFileSync(file));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return pixelsOf(canvas);
}

const pixelsOf = (canvas: Canvas): Pixels =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
