import { createCanvas, loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test, vi } from 'vitest';
import {
  anyPalette,
  fiveColors,
  listedColors,
  manyRuns,
  monoPalette,
  SHADES,
} from '../../testing/palettes.ts';
import { writeSvg, type FormatPalette } from '../index.ts';
import { codeColors } from '../palette/family.ts';

vi.setConfig(manyRuns);

interface Swatch {
  id: string;
  'data-name': string;
  title: string;
  rect: { id: string; fill: string; x: string; y: string };
}
interface Sheet {
  svg: {
    width: string;
    height: string;
    text: { '#text': string; x: string; y: string } | { '#text': string; x: string; y: string }[];
    g?: { id: string; g?: Swatch[] }[];
  };
}
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => name === 'g',
});
const parsed = (palette: FormatPalette) => {
  const { svg } = parser.parse(writeSvg(palette)) as Sheet;
  return { ...svg, g: svg.g?.[0]?.g };
};

test('a sheet holds name, pinyin and hex of each colour as text', () => {
  const svg = writeSvg(fiveColors);
  for (const text of ['雨过天青', '朱红', 'zhū hóng', '#ED5126', '靛青'])
    expect(svg).toContain(`>${text}</text>`);
});

test('five swatches stand in a row', () => {
  expect(parsed({ name: '', colors: listedColors.slice(0, 5) }).height).toBe(
    parsed({ name: '', colors: listedColors.slice(0, 1) }).height,
  );
  const tall = parsed({ name: '', colors: listedColors.slice(0, 6) });
  expect(Number(tall.height)).toBe(Number(parsed(fiveColors).height) + 220);
  expect(tall.g?.[5]?.rect.x).toBe(tall.g?.[0]?.rect.x);
});

test('drawn by another program, each swatch has exactly its colour', async () => {
  const palette = { name: '丹青', colors: listedColors.slice(0, 12) };
  const image = await loadImage(Buffer.from(writeSvg(palette)));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  for (const [index, { rect }] of (parsed(palette).g ?? []).entries()) {
    const pixel = context.getImageData(Number(rect.x) + 100, Number(rect.y) + 60, 1, 1).data;
    const hex = [...pixel.slice(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('');
    expect(`#${hex.toUpperCase()}`).toBe(palette.colors[index]?.hex);
  }
});

test('a scheme is a group of layers that bear its names in code', () => {
  const layers = parsed(monoPalette('brand')).g ?? [];
  expect(layers.map((layer) => layer['data-name'])).toEqual(SHADES.map((shade) => `brand-${shade}`));
  expect(layers[6]?.rect).toMatchObject({ id: 'brand-600_fill', fill: '#2B5FA3' });
  expect(writeSvg(monoPalette('brand'))).toContain('<g id="Palette" data-name="brand">');
});

describe('with any palette', () => {
  test('the sheet is well-formed, and nothing but text comes of names', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const svg = writeSvg(palette);
        expect(XMLValidator.validate(svg)).toBe(true);
        expect([...svg.matchAll(/<([a-z]+)/g)].map((found) => found[1])).toEqual(
          expect.arrayContaining(['svg', 'title', 'rect', 'text', 'g']),
        );
        expect(svg).not.toMatch(/<(?!\/?(?:svg|title|rect|text|g)\b|\?xml)/);
        expect(svg).not.toMatch(/url\(|rgb|hsl|oklch\(|\son[a-z]+=/i);
        expect(parsed(palette).g?.map(({ rect }) => rect.fill)).toEqual(
          codeColors(palette).map(({ hex }) => hex),
        );
        const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map((found) => found[1] ?? '');
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id).toMatch(/^[A-Za-z][\w-]*$/);
      }),
    );
  });

  test('fifty colours stay under 40 kB', () => {
    const colors = listedColors.slice(0, 50).map((color) => ({ ...color, name: '長'.repeat(200) }));
    expect(new TextEncoder().encode(writeSvg({ name: '長'.repeat(200), colors })).length).toBeLessThan(
      40_000,
    );
  });
});
