import { readFileSync } from 'node:fs';
import type { Color } from '@danqing/contracts/colors';
import { drawPaletteRequestSchema } from '@danqing/contracts/palettes';
import { expect, it } from 'vitest';
import { plainColors } from './testing/sheets.ts';
import { priceOf, USUAL_PRICE } from './price.ts';

const COLORS = JSON.parse(
  readFileSync(new URL('../../../../services/colors/data/colors.json', import.meta.url), 'utf8'),
) as Color[];
const price = (palette: object) => priceOf(drawPaletteRequestSchema.parse({ palette }).palette);
const rare = (from: number, count: number) =>
  String.fromCodePoint(...Array.from({ length: count }, (_, index) => 0x6000 + from + index));

it('is usual for 50 named colours with everything that a saved palette has', () => {
  const stored = Array.from({ length: 50 }, (_, index) => {
    const { name, pinyin, hex } = COLORS[(index * 17) % COLORS.length]!;
    return { name, pinyin, hex, type: 'scheme', shade: `triadA-${index * 50}` };
  });
  const palette = { name: '江南春水', description: '雨后初晴，水色与新柳相映。', colors: stored };
  expect(price(palette)).toBeLessThan(USUAL_PRICE);
});

it('is not usual for 50 colours of ever other characters', () => {
  const named = plainColors(50).map((color, index) => ({ ...color, name: rare(index * 10, 10) }));
  expect(price({ colors: named })).toBeGreaterThan(USUAL_PRICE);
});

it('counts distinct characters above all, then length and colours', () => {
  const of = (text: string) => price({ description: text, colors: plainColors(1) });
  expect(of(rare(0, 400)) - of('')).toBeGreaterThan(4 * (of('春'.repeat(400)) - of('')));
  expect(of('春'.repeat(400))).toBeGreaterThan(of('春'));
  expect(price({ colors: plainColors(50) })).toBeGreaterThan(price({ colors: plainColors(1) }));
});

it('is bounded, as is what can be seen on a sheet', () => {
  const full = plainColors(50).map((color, index) => ({
    ...color,
    name: rare(index * 140, 40),
    pinyin: rare(index * 140 + 40, 80),
    shade: rare(index * 140 + 120, 20),
  }));
  const palette = { name: rare(0, 60), description: rare(0, 500), user: { name: rare(0, 60) }, colors: full };
  expect(price(palette)).toBeLessThan(2_500);
});
