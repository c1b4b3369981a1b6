import { CHART_PAGE_COUNT, CHART_PAGE_SIZE, chartLayout, type ChartBox } from '@danqing/contracts/colors';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { readColorDataFile, type ColorRow } from '../color/color.data-file.ts';
import { ChartTypeface } from './chart-typeface.ts';
import { drawChartPage } from './draw-chart-page.ts';

const typeface = new ChartTypeface();
const SCALE = 2;
const LARGEST = 56_000;
let rows: ColorRow[];
beforeAll(async () => {
  rows = (await readColorDataFile(new URL('../../data/colors.json', import.meta.url))).rows();
});
const colorsOf = (page: number) => rows.filter((row) => row.page === page);

async function picture(file: Buffer) {
  const image = await loadImage(file);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return {
    size: { width: image.width, height: image.height },
    pixels: ({ left, top, width, height }: ChartBox) =>
      context.getImageData(left * SCALE, top * SCALE, width * SCALE, height * SCALE).data,
  };
}

const hexAt = (pixels: Uint8ClampedArray, at: number) =>
  `#${[...pixels.slice(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

function ink(pixels: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 0x60) count += 1;
  return count;
}

const pages = Array.from({ length: CHART_PAGE_COUNT }, (_, index) => index + 1);

it.each(pages)(
  'page %i has every colour to the bit, with a name and a value beside it, in a small file',
  async (page) => {
    const colors = colorsOf(page);
    const file = await drawChartPage(page, colors, typeface);
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWEBP');
    expect(file.length).toBeLessThan(LARGEST);
    const drawn = await picture(file);
    expect(drawn.size).toEqual({
      width: CHART_PAGE_SIZE.width * SCALE,
      height: CHART_PAGE_SIZE.height * SCALE,
    });
    chartLayout(colors.length).cells.forEach(({ swatch, ...cell }, index) => {
      const { name, hex } = colors[index]!;
      const pixels = drawn.pixels(swatch);
      for (const at of [0, pixels.length / 2, pixels.length - 4]) expect(hexAt(pixels, at), name).toBe(hex);
      const right = swatch.left + swatch.width;
      const beside = { ...cell, left: right, width: cell.left + cell.width - right, height: swatch.height };
      expect(ink(drawn.pixels(beside)), name).toBeGreaterThan(40);
      const bottom = swatch.top + swatch.height;
      const below = { ...cell, top: bottom, height: cell.top + cell.height - bottom };
      expect(ink(drawn.pixels(below)), name).toBeGreaterThan(60);
    });
  },
);

it('gives the same bytes for the same colours', async () => {
  const draw = () => drawChartPage(45, colorsOf(45), new ChartTypeface());
  expect((await draw()).equals(await draw())).toBe(true);
});

it('outlines what the paper would swallow', async () => {
  const [white] = colorsOf(39).filter(({ name }) => name === '雪白');
  const drawn = await picture(await drawChartPage(39, [white!], typeface));
  const { swatch } = chartLayout(1).cells[0]!;
  const edge = drawn.pixels({ ...swatch, left: swatch.left - 1, width: 1 });
  expect(ink(edge)).toBeGreaterThanOrEqual(swatch.height * SCALE);
});

describe('characters', () => {
  const inkOf = (character: string) => {
    const context = createCanvas(60, 60).getContext('2d');
    typeface.ideograph(context, character, 10, 10, { size: 40, weight: 600 });
    return [...context.getImageData(0, 0, 60, 60).data].filter((_, index) => index % 4 === 3).join();
  };

  it('of all names look different from each other', () => {
    const characters = new Set(rows.flatMap(({ name }) => [...name]));
    expect(new Set([...characters].map(inkOf)).size).toBe(characters.size);
  });

  it.each(['न', '🎨', '\u{10FFFF}'])('that no font has end the drawing: %s', async (character) => {
    const colors = [{ name: character, hex: '#ED5126', cmyk: '0,78,83,0' }];
    expect(() => drawChartPage(1, colors, typeface)).toThrow(character);
  });
});
