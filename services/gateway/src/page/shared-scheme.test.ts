import { encodePaletteLink, type Hex } from '@danqing/color-core';
import { describe, expect, it } from 'vitest';
import { colors } from '../testing/page-fixtures.ts';
import { readSharedScheme } from './shared-scheme.ts';

it('reads the scheme that a link carries', () => {
  const scheme = readSharedScheme({ s: '1YXcrQww' }, '#ED5126', colors);
  expect(scheme).toMatchObject({ text: '1YXcrQww', mode: 'dual' });
  expect(scheme?.swatches.map(({ hex }) => hex)).toContain('#1772B4');
});

it('reads that the colour came out of a picture', () => {
  expect(readSharedScheme({ s: '2gZI' }, '#ABCDEF', colors)).toMatchObject({
    mode: 'mono',
    fromPicture: true,
  });
  expect(readSharedScheme({ s: '1YXcrQww' }, '#ED5126', colors)).toMatchObject({ fromPicture: false });
});

it.each([undefined, '', 'x', '1gYn', ['1gYm', '1gYm'], 'A'.repeat(100_000)])('takes %j for none', (text) => {
  expect(readSharedScheme({ s: text, p: text }, '#ED5126', colors)).toBeNull();
});

describe('an open palette', () => {
  const link = (entries: { hex: string; name?: string }[]) =>
    encodePaletteLink(entries as { hex: Hex; name?: string }[], () => undefined);
  const read = (p: unknown, s?: unknown) => readSharedScheme({ p, s }, '#ED5126', colors);

  it('has its colours in their order, each once, and goes before a scheme', () => {
    const text = link([{ hex: '#ED5126', name: '朱红' }, { hex: '#123456' }, { hex: '#ED5126' }]);
    expect(read(text, '1YXcrQww')).toEqual({
      param: 'p',
      text,
      mode: 'palette',
      swatches: [
        { name: '朱红', type: 'palette', shade: '', hex: '#ED5126' },
        { name: '', type: 'palette', shade: '', hex: '#123456' },
      ],
    });
    expect(read('spoiled', '1YXcrQww')).toMatchObject({ param: 's', mode: 'dual' });
  });

  it('says no word that its writer made up', () => {
    const shown = read(link([{ hex: '#123456', name: '<script>白送点数 evil.example' }]));
    expect(shown?.swatches).toEqual([{ name: '', type: 'palette', shade: '', hex: '#123456' }]);
  });

  it('has one to fifty colours', () => {
    const many = (count: number) =>
      link(Array.from({ length: count }, (_, index) => ({ hex: `#${String(index).padStart(6, '0')}` })));
    expect([1, 50, 51].map((count) => read(many(count))?.swatches.length)).toEqual([1, 50, undefined]);
    expect(read(link([]))).toBeNull();
  });
});
