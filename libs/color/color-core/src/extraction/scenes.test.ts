import { describe, expect, it } from 'vitest';
import { scenes, type Scene } from '../../testing/scenes.ts';
import { nearestColors } from '../nearest.ts';
import { mapColors } from './color-map.ts';
import { extractColors, type ExtractedColor } from './extract-colors.ts';

const hexOf = (color: readonly number[]) =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
const extract = ({ rgba, width, height }: Scene, count: number) =>
  extractColors(rgba, width, height, { count });

function placeOf(colors: readonly ExtractedColor[], hex: string): { deltaE: number; place: number } {
  const [nearest] = nearestColors(
    hex,
    colors.map((color, place) => ({ ...color, name: color.hex, place })),
    1,
  );
  return { deltaE: nearest?.deltaE ?? Infinity, place: nearest?.color.place ?? Infinity };
}

const SCENES = scenes();

describe.each(SCENES.map((scene) => [scene.name, scene] as const))('%s', (_name, scene) => {
  it.each([5, 10])('keeps its small saturated thing among %d colours', (count) => {
    expect(placeOf(extract(scene, count), hexOf(scene.accent.color)).deltaE).toBeLessThan(12);
  });

  it('has the shares that the map of its pixels shows', () => {
    const colors = extract(scene, 10);
    const map = mapColors(
      scene.rgba,
      scene.width,
      scene.height,
      colors.map(({ hex }) => hex),
    );
    colors.forEach(({ share }, index) => {
      const area = map.filter((color) => color === index).length / map.length;
      expect(share).toBeCloseTo(area, 9);
    });
  });

  it('begins with the colour of the largest area', () => {
    const colors = extract(scene, 5);
    const largest = Math.max(...colors.map(({ share }) => share));
    expect(colors[0]?.share).toBe(largest);
  });
});

it('puts a thing of 1.5 % among the first half of ten', () => {
  const places = SCENES.filter(({ accent }) => accent.share > 0.01).map(
    (scene) => placeOf(extract(scene, 10), hexOf(scene.accent.color)).place,
  );
  expect(places.filter((place) => place < 5).length / places.length).toBeGreaterThanOrEqual(0.75);
});

it('counts a uniform background by its share', () => {
  const grey = [128, 128, 132, 255];
  const red = [214, 38, 44, 255];
  const pixels = Array.from({ length: 10_000 }, (_, index) => (index % 50 ? grey : red));
  const colors = extractColors(new Uint8ClampedArray(pixels.flat()), 100, 100);
  expect(colors).toEqual([
    { hex: '#808084', share: 0.98 },
    { hex: '#D6262C', share: 0.02 },
  ]);
});
