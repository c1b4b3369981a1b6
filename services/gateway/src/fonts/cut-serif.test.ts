import { distinctCharacters, type SerifFace } from '@danqing/contracts/fonts';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { convert } from 'fontverter';
import { describe, expect, it } from 'vitest';
import { subsetSerif } from './cut-serif.ts';
import { charactersOf } from './merge-fonts.ts';

const SIZE = 64;
let families = 0;

async function drawn(face: SerifFace, text: string): Promise<Map<string, string>> {
  const family = `cut-${(families += 1)}`;
  const { file } = await subsetSerif(face, distinctCharacters(text));
  GlobalFonts.register(await convert(file, 'truetype'), family);
  return new Map(
    [...text].map((character) => {
      const context = createCanvas(SIZE, SIZE).getContext('2d');
      context.font = `48px ${family}`;
      context.fillText(character, 8, 52);
      return [character, Buffer.from(context.getImageData(0, 0, SIZE, SIZE).data).toString('base64')];
    }),
  );
}

const boxOf = async (face: SerifFace) => (await drawn(face, '\u{10FFFD}')).get('\u{10FFFD}');

describe('a font', () => {
  it.each([
    ['sc600', '绀蝶鸾菘灰颔獭乌月白'],
    ['sc500', 'gàndiéǎōǘ0123AZaz'],
    ['jp600', '紺蝶夜泊陶器のランプパレット'],
  ] as const)('of %s has a shape of its own for each of %s', async (face, text) => {
    const pictures = await drawn(face, text);
    expect(new Set([...pictures.values(), await boxOf(face)]).size).toBe(new Set(text).size + 1);
  });

  it('has just the characters asked for, in any order of slices', async () => {
    const characters = distinctCharacters('月白绀蝶Ag');
    const { file, missing } = await subsetSerif('sc600', characters);
    expect([...charactersOf(await convert(file, 'truetype'))].sort((a, b) => a - b)).toEqual(
      characters.map((character) => character.codePointAt(0)),
    );
    expect(missing).toEqual([]);
  });

  it('takes from the Japanese form what the Chinese one lacks, and says what neither has', async () => {
    const { file, missing } = await subsetSerif('sc600', distinctCharacters('月榲鷃😀한'));
    expect(missing).toEqual(['한', '😀']);
    expect([...charactersOf(await convert(file, 'truetype'))]).toContain('鷃'.codePointAt(0));
  });

  it('of characters that it does not have is still a font', async () => {
    const { file, missing } = await subsetSerif('jp500', ['한']);
    expect(missing).toEqual(['한']);
    expect([...charactersOf(await convert(file, 'truetype'))]).toEqual([]);
  });

  it('is the same, byte for byte, each time', async () => {
    const [one, other] = await Promise.all([
      subsetSerif('sc600', ['月', '白']),
      subsetSerif('sc600', ['月', '白']),
    ]);
    expect(Buffer.from(one.file).equals(Buffer.from(other.file))).toBe(true);
  });

  it('of the 40 characters of a page is at most 11 kB', async () => {
    const text = '绀蝶青鸾秋蓝菘曾灰漆黑燕颔獭见乌梅紫丹节气影像诗画推荐调色板保存分享配方案单双';
    const { file } = await subsetSerif('sc600', distinctCharacters(text));
    expect(file.byteLength).toBeLessThan(11_000);
  });

  it('draws letters with marks as the typeface has them', async () => {
    const pictures = await drawn('sc600', 'éeÅA');
    expect(new Set(pictures.values()).size).toBe(4);
  });
});
