import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Kind = 'jpeg' | 'png';

function file(
  name: string,
  [width, height]: readonly [number, number],
  paint: (context: SKRSContext2D) => void,
  kind: Kind = 'png',
): PictureFile {
  const canvas = createCanvas(width, height);
  paint(canvas.getContext('2d'));
  const buffer = kind === 'jpeg' ? canvas.toBuffer('image/jpeg', 90) : canvas.toBuffer('image/png');
  return { name: `${name}.${kind === 'jpeg' ? 'jpg' : 'png'}`, mimeType: `image/${kind}`, buffer };
}

/** Linear congruential generator of numbers from 0 to 1. A seed makes the pictures reproducible. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

function gradient(context: SKRSContext2D, top: number, bottom: number, colors: readonly string[]) {
  const { width, height } = context.canvas;
  const fill = context.createLinearGradient(0, top * height, 0, bottom * height);
  colors.forEach((color, index) => fill.addColorStop(index / (colors.length - 1), color));
  context.fillStyle = fill;
  context.fillRect(0, top * height, width, (bottom - top) * height);
}

function landscape(context: SKRSContext2D): void {
  const { width, height } = context.canvas;
  const number = numbers(7);
  gradient(context, 0, 0.7, ['#3a6caa', '#9fb0c8', '#eebe96']);
  context.fillStyle = '#fce2a0';
  context.beginPath();
  context.arc(width * 0.72, height * 0.3, height * 0.09, 0, 7);
  context.fill();
  context.fillStyle = '#264639';
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 20) context.lineTo(x, height * (0.56 + 0.05 * Math.sin(x / 130)));
  context.lineTo(width, height);
  context.fill();
  gradient(context, 0.76, 1, ['#588096', '#1e3c54']);
  const data = context.getImageData(0, 0, width, height);
  for (let at = 0; at < data.data.length; at += 4) {
    const grain = (number() - 0.5) * 16;
    for (const channel of [at, at + 1, at + 2]) data.data[channel] = (data.data[channel] ?? 0) + grain;
  }
  context.putImageData(data, 0, 0);
}

function blossoms(context: SKRSContext2D): void {
  const { width, height } = context.canvas;
  const number = numbers(3);
  gradient(context, 0, 1, ['#e7cf97', '#f3e6c3']);
  context.strokeStyle = '#3b2b22';
  context.lineWidth = height * 0.04;
  context.beginPath();
  context.moveTo(0, height * 0.8);
  context.bezierCurveTo(width * 0.3, height * 0.7, width * 0.6, height * 0.4, width, height * 0.25);
  context.stroke();
  context.fillStyle = '#d5483c';
  for (let blossom = 0; blossom < 16; blossom++) {
    context.beginPath();
    context.arc(width * (0.1 + 0.8 * number()), height * (0.15 + 0.6 * number()), height * 0.035, 0, 7);
    context.fill();
  }
}

const filled = (color: string) => (context: SKRSContext2D) => {
  context.fillStyle = color;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
};

export const whitePicture = () => file('white', [80, 60], filled('#ffffff'));
export const transparentPicture = () => file('transparent', [80, 60], () => {});
export const oneColorPicture = () => file('one-color', [80, 60], filled('#ed5126'));
export const onePixelPicture = () => file('one-pixel', [1, 1], filled('#1772b4'));
export const photoPicture = () => file('photo', [1200, 800], landscape, 'jpeg');
export const paintingPicture = () => file('painting', [960, 720], blossoms);

export const logoPicture = () =>
  file('logo', [640, 480], (context) => {
    filled('#ffffff')(context);
    context.fillStyle = '#1772b4';
    context.beginPath();
    context.arc(250, 240, 160, 0, 7);
    context.fill();
    context.fillStyle = '#ed5126';
    context.beginPath();
    context.arc(390, 240, 120, 0, 7);
    context.fill();
  });

export const hugePicture = () =>
  file(
    'huge',
    [8660, 5774],
    (context) => {
      filled('#1772b4')(context);
      context.fillStyle = '#ed5126';
      context.fillRect(0, 0, 2165, 5774);
      context.fillStyle = '#ffd111';
      context.fillRect(2165, 0, 2165, 5774);
    },
    'jpeg',
  );

export function corruptPicture(): PictureFile {
  const { buffer } = photoPicture();
  return { name: 'corrupt.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 300) };
}

/** A picture stored sideways. Its Exif orientation 6 requires a quarter turn (Exif 2.3). */
export function turnedPicture(): PictureFile {
  const { buffer, ...rest } = file(
    'turned',
    [400, 200],
    (context) => {
      filled('#1772b4')(context);
      context.fillStyle = '#ed5126';
      context.fillRect(0, 0, 200, 200);
    },
    'jpeg',
  );
  const exif = Buffer.from(
    'ffe10022' + '457869660000' + '4d4d002a00000008' + '0001' + '0112000300000001' + '00060000' + '00000000',
    'hex',
  );
  return { ...rest, buffer: Buffer.concat([buffer.subarray(0, 2), exif, buffer.subarray(2)]) };
}
