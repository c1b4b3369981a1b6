import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { Typefaces } from './typefaces.ts';

const bundled = new Typefaces([]);
const drawn = (text: string, typefaces = bundled) =>
  typefaces
    .runsOf(text)
    .map((run) => run.text)
    .join('');

function ink(text: string): number[] {
  const context = createCanvas(200, 60).getContext('2d');
  let x = 5;
  for (const run of bundled.runsOf(text)) {
    context.font = `40px ${run.families}`;
    context.fillText(run.text, x, 45);
    x += context.measureText(run.text).width;
  }
  return [...context.getImageData(0, 0, 200, 60).data].filter((_, index) => index % 4 === 3);
}
const sum = (numbers: number[]) => numbers.reduce((all, next) => all + next, 0);

it('draws different characters differently', () => {
  const pictures = ['月', '白', '朱', '红', 'a', '1', '#', 'ǘ', 'か', '桜', '龘'].map(ink);
  for (const picture of pictures) expect(sum(picture)).toBeGreaterThan(1000);
  expect(new Set(pictures.map((picture) => picture.join())).size).toBe(pictures.length);
});

it('keeps every letter of pinyin whole: apart, its mark would stand beside it', () => {
  const context = createCanvas(9, 9).getContext('2d');
  const width = (text: string) => {
    const [run] = bundled.runsOf(text);
    context.font = `100px ${run?.families}`;
    return context.measureText(run?.text ?? '').width;
  };
  for (const letter of 'āáǎàēéěèōóǒòūúǔùǖǘǚǜüńňǹ') {
    expect(bundled.runsOf(letter).map(({ text }) => text)).toEqual([letter]);
    expect(width(letter)).toBeCloseTo(width(letter.normalize('NFD')[0] ?? ''), 0);
  }
});

it('knows the width of ideographs without measuring, at every size and weight', () => {
  const context = createCanvas(9, 9).getContext('2d');
  const runs = ['月', '江南春水', '龘', '桜', '々', 'か', 'かな', '，', 'a1'].flatMap((text) =>
    bundled.runsOf(text),
  );
  expect(runs.map(({ text, ems }) => (ems === null ? `${text} measured` : text))).toEqual([
    ...['月', '江', '南', '春', '水', '龘', '桜'],
    ...['々', 'か', 'かな', '，', 'a', '1'].map((text) => `${text} measured`),
  ]);
  for (const { text, families, ems } of runs)
    for (const size of [12, 17, 25.5])
      for (const weight of [500, 600, 700]) {
        context.font = `${size}px ${families}`;
        context.fontVariationSettings = `"wght" ${weight}`;
        if (ems !== null) expect(context.measureText(text).width).toBe(ems * size);
      }
});

describe('emoji', () => {
  const EMOJI = ['🎨', '🌀', '👩‍👩‍👧', '🇨🇳', '👍🏽', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👩🏽‍🚀', '☕️'];
  const context = createCanvas(9, 9).getContext('2d');
  const widthOf = (text: string) => {
    const [run, ...others] = bundled.runsOf(text);
    expect([text, others]).toEqual([text, []]);
    context.font = `100px ${run?.families}`;
    return context.measureText(run?.text ?? '').width;
  };

  it.each(EMOJI)('%s is one picture, between words too', (emoji) => {
    expect(drawn(`春${emoji}日x`)).toBe(`春${emoji}日x`);
    expect(widthOf(emoji)).toBeCloseTo(widthOf('🎨'), 0);
    expect(sum(ink(emoji))).toBeGreaterThan(1000);
  });

  it('differ from each other and from the box of a missing glyph', () => {
    expect(new Set(EMOJI.map((emoji) => ink(emoji).join())).size).toBe(EMOJI.length);
  });

  it.each([
    ['a joiner that joins nothing', '🎨\u200D', '🎨'],
    ['tags after no flag', '🎨\u{E0067}\u{E007F}', '🎨'],
    ['a mark between letters', '🎨\u200C\u200Dx', '🎨x'],
  ])('lose %s', (_, text, expected) => {
    expect(drawn(text)).toBe(expected);
  });
});

describe('what the fonts do not have', () => {
  it.each([
    ['a script', 'नमस्ते', ''],
    ['no character', 'a\u{10FFFF}b', 'ab'],
    ['a lone selector and joiner', 'a\uFE0F\u200Db', 'ab'],
    ['a mark', 'x\u20DD', 'x'],
  ])('%s is left out', (_, text, expected) => {
    expect(drawn(text)).toBe(expected);
  });

  it('an ideograph becomes the mark of a missing sort', () => {
    expect(drawn('𫄸黄')).toBe('〓黄');
  });

  it('a right-to-left text of which nothing is left has no runs', () => {
    expect(bundled.runsOf('שלום')).toEqual([]);
  });
});

it('keeps right-to-left text in one piece, for the canvas to order', () => {
  const withHebrew = new Typefaces(['danqing-noto-serif-sc-latin']);
  expect(withHebrew.runsOf('a שלום b').length).toBe(1);
});

it('ends a run where the fonts would put one shape for several characters', () => {
  const texts = (text: string) => bundled.runsOf(text).map((run) => run.text);
  expect(texts('office')).toEqual(['of', 'f', 'ice']);
  expect(texts('#ED5126')).toEqual(['#ED', '5126']);
  expect(texts('……')).toEqual(['…', '…']);
});

it('has the file of every slice that the packages list', () => {
  const require = createRequire(import.meta.url);
  for (const name of ['noto-serif-sc', 'noto-serif-jp', 'noto-emoji']) {
    const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
    const slices = Object.keys(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as object);
    expect(slices.length).toBeGreaterThan(name === 'noto-emoji' ? 5 : 100);
    for (const slice of slices)
      expect(
        existsSync(join(folder, 'files', `${name}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`)),
      ).toBe(true);
  }
});
