import { expectPicture } from '@danqing/reference-pictures';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { test } from 'vitest';
import { composePainting, type PaintingRequest } from './compose-painting.ts';
import { paintingSvg } from './painting/painting-svg.ts';
import { SIZE } from './painting/painting.ts';

const SIDE = 224;
const LINES = ['霜落江天静', '云收夜色澄', '孤舟横素影', '一水载寒灯'];

/** Draws a square for each character, because the typeface is the renderer's choice. */
async function draw(request: PaintingRequest): Promise<Canvas> {
  const painting = composePainting(request);
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  const svg = paintingSvg(painting, { writing: false, scale: SIDE / SIZE });
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  context.scale(SIDE / SIZE, SIDE / SIZE);
  for (const { x, y, size, color } of painting.glyphs) {
    context.fillStyle = color;
    context.fillRect(x - size * 0.4, y - size * 0.4, size * 0.8, size * 0.8);
  }
  return canvas;
}

test.each<[string, Omit<PaintingRequest, 'lines'>]>([
  [
    'a boat by night',
    {
      name: '月白',
      hex: '#D6ECF0',
      theme: 'landscape',
      scene: { time: 'night', season: 'autumn', things: ['boat', 'moon'] },
      seed: 1,
    },
  ],
  [
    'rain over hills',
    {
      name: '石青',
      hex: '#2F7FA8',
      theme: 'landscape',
      scene: { weather: 'rain', season: 'spring', things: ['rain'] },
      seed: 2,
    },
  ],
  [
    'a river in snow',
    {
      name: '墨',
      hex: '#161823',
      theme: 'landscape',
      scene: { weather: 'snow', season: 'winter', things: ['snow'] },
      seed: 3,
    },
  ],
  [
    'a village by a bridge',
    {
      name: '朱红',
      hex: '#ED5126',
      theme: 'landscape',
      scene: { time: 'dusk', things: ['bridge'] },
      seed: 4,
    },
  ],
  [
    'a waterfall',
    { name: '石绿', hex: '#2E7D5B', theme: 'landscape', scene: { things: ['waterfall'] }, seed: 5 },
  ],
  [
    'plum blossom',
    {
      name: '茜色',
      hex: '#C93756',
      theme: 'flowers',
      scene: { season: 'winter', things: ['plum'] },
      seed: 6,
    },
  ],
  ['lotus', { name: '藕荷', hex: '#F8E0E0', theme: 'flowers', scene: { things: ['lotus'] }, seed: 7 }],
  [
    'bamboo under the moon',
    {
      name: '苍绿',
      hex: '#2B4B36',
      theme: 'flowers',
      scene: { time: 'night', things: ['bamboo', 'moon'] },
      seed: 8,
    },
  ],
  [
    'swallows and willow',
    { name: '雌黄', hex: '#E2A12C', theme: 'flowers', scene: { things: ['willow'] }, seed: 9 },
  ],
  [
    'an angler',
    { name: '群青', hex: '#2B5EA7', theme: 'portrait', scene: { things: ['boat'] }, seed: 10 },
  ],
  [
    'a traveller in snow',
    { name: '银灰', hex: '#D9D9D9', theme: 'portrait', scene: { weather: 'snow', things: ['snow'] }, seed: 11 },
  ],
  [
    'moon gazing',
    { name: '藏青', hex: '#1E3A4C', theme: 'portrait', scene: { time: 'night', things: ['moon'] }, seed: 12 },
  ],
])('%s looks as it did', async (name, request) => {
  await expectPicture(await draw({ ...request, lines: LINES }), name.replaceAll(' ', '-'), { grainy: true });
});
