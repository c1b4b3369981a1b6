import { describe, expect, it } from 'vitest';
import { painting, photo, plain, type DrawnPicture } from '../../testing/pictures.ts';
import { nearestColors } from '../nearest.ts';
import { mapColors, NO_COLOR, findColorPositions } from './color-map.ts';
import { extractColors } from './extract-colors.ts';

const extract = ({ rgba, width, height }: DrawnPicture, options = {}) =>
  extractColors(rgba, width, height, options);

const PICTURES: [name: string, picture: DrawnPicture][] = [
  ['a white picture', plain([255, 255, 255])],
  ['a transparent picture', plain([120, 30, 30, 0])],
  ['a picture of one colour', plain([237, 81, 38])],
  ['a photo', photo()],
  ['a painting', painting()],
  ['one pixel', plain([23, 114, 180], 1, 1)],
];

describe.each(PICTURES)('%s', (_name, picture) => {
  const { rgba, width, height } = picture;

  it('gives the same colours each time, with shares that sum to 1 or none', () => {
    const colors = extract(picture);
    expect(extract(picture)).toEqual(colors);
    const sum = colors.reduce((total, { share }) => total + share, 0);
    expect(sum).toBeCloseTo(colors.length > 0 ? 1 : 0, 9);
  });

  it('has a place for every colour, on a pixel that is nearest to it', () => {
    const colors = extract(picture);
    const map = mapColors(
      rgba,
      width,
      height,
      colors.map(({ hex }) => hex),
    );
    findColorPositions(map, width, height, colors.length).forEach((place, color) => {
      expect(place).not.toBeNull();
      expect(map[Math.floor((place?.y ?? 0) * height) * width + Math.floor((place?.x ?? 0) * width)]).toBe(
        color,
      );
    });
    expect(map.every((color) => color === NO_COLOR)).toBe(colors.length === 0);
  });

  it.each([2, 5, 20])('gives at most %d colours when asked for as many', (count) => {
    const colors = extract(picture, { count });
    expect(colors.length).toBeLessThanOrEqual(count);
    expect(new Set(colors.map(({ hex }) => hex)).size).toBe(colors.length);
  });
});

const nearestFound = (picture: DrawnPicture, hex: string) =>
  nearestColors(
    hex,
    extract(picture).map((color) => ({ ...color, name: color.hex })),
    1,
  )[0];

it.each([
  ['silk', '#EDDBAD', 0.4],
  ['branch', '#3B2B22', 0.01],
  ['blossoms', '#D5483C', 0.01],
])('finds the %s of the painting', (_what, hex, share) => {
  const nearest = nearestFound(painting(), hex);
  expect(nearest?.deltaE).toBeLessThan(6);
  expect(nearest?.color.share).toBeGreaterThan(share / 4);
});

it.each([
  ['sky', '#4A7DAE'],
  ['sun', '#FCE2A0'],
  ['hills', '#1E3836'],
])('finds the %s of the photo through its grain', (_what, hex) => {
  expect(nearestFound(photo(), hex)?.deltaE).toBeLessThan(8);
});
