import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { looksDifferent } from './compare-pictures.ts';
import type { Pixels } from './pixels.ts';

const SIDE = 96;

interface Scene {
  left: number;
  color: string;
  dot: boolean;
}

/**
 * Draws a scene.
 *
 * @param fine samples per pixel side; more than one gives another rasteriser's anti-aliasing
 */
function draw({ left, color, dot }: Scene, fine = 1): Pixels {
  const large = createCanvas(SIDE * fine, SIDE * fine);
  const context = large.getContext('2d');
  context.scale(fine, fine);
  context.fillStyle = '#F4ECD8';
  context.fillRect(0, 0, SIDE, SIDE);
  context.fillStyle = color;
  context.beginPath();
  context.arc(left + 30.3, 40.7, 25.2, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  for (let line = 0; line < 5; line += 1) {
    context.beginPath();
    context.moveTo(4, 60 + line * 5.3);
    context.bezierCurveTo(30, 90, 60, 40, 92, 62 + line * 5.3);
    context.stroke();
  }
  if (dot) context.fillRect(80, 8, 7, 7);
  return averageOf(context.getImageData(0, 0, SIDE * fine, SIDE * fine).data, fine);
}

function averageOf(data: Uint8ClampedArray, fine: number): Pixels {
  const mean = new Float32Array(SIDE * SIDE * 4);
  data.forEach((value, at) => {
    const [x, y] = [(at >> 2) % (SIDE * fine), Math.floor((at >> 2) / (SIDE * fine))];
    const to = (Math.floor(y / fine) * SIDE + Math.floor(x / fine)) * 4 + (at & 3);
    mean[to] = (mean[to] ?? 0) + value / fine ** 2;
  });
  return { data: Uint8ClampedArray.from(mean), width: SIDE, height: SIDE };
}

const scene: Scene = { left: 10, color: '#22405A', dot: true };

test.each([3, 6, 8])('%d samples per pixel side look the same', (fine) => {
  expect(looksDifferent(draw(scene, 4), draw(scene, fine))).toBe(false);
});

test.each<[string, Partial<Scene>]>([
  ['a shape that moved by two pixels', { left: 12 }],
  ['a slightly lighter colour', { color: '#2A4A64' }],
  ['a missing dot', { dot: false }],
])('%s looks different', (_what, change) => {
  expect(looksDifferent(draw(scene), draw({ ...scene, ...change }))).toBe(true);
});
