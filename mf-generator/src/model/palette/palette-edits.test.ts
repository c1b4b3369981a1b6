import { sampleColors } from '@danqing/area-kit/testing';
import { midColor } from '@danqing/color-core';
import type { PaletteColor } from '@danqing/contracts/palettes';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyGeneratorState } from '../../testing/any-generator-state.ts';
import type { CustomColor } from '../chosen-color.ts';
import { generatorReducer } from '../generator-reducer.ts';
import { initialState, type GeneratorState } from '../generator-state.ts';
import { schemeOf } from '../scheme.ts';
import { isComplete } from './is-complete.ts';
import { paletteColors } from './palette-colors.ts';
import { edited, linkedPalette, savedPalette, type PaletteEdit } from './palette-edits.ts';

const customName = ({ origin }: CustomColor) => (origin === 'image' ? '图片提取色' : '自定义颜色');
const saved = (state: GeneratorState) => paletteColors(state, schemeOf(state), sampleColors, customName);
const load = (colors: unknown) => savedPalette(colors, undefined, sampleColors, customName)!;
const edit = (state: GeneratorState, one: PaletteEdit) => edited(state, one, sampleColors, customName);
const hexes = (state: GeneratorState) => schemeOf(state).map(({ hex }) => hex);
const keyAt = (state: GeneratorState, place: number) => schemeOf(state)[place]!.name;

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const anyWord = fc.oneof(
  fc.constantFrom(...sampleColors.map(({ name }) => name)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }).filter((text) => text.trim() === text),
);
const anyColor: fc.Arbitrary<PaletteColor> = fc
  .record(
    {
      hex: fc.oneof(anyHex, fc.constantFrom('#ED5126', '#1772B4')),
      name: anyWord,
      pinyin: fc.oneof(fc.constantFrom('zhū hóng'), anyWord),
      type: fc.constantFrom('primary' as const, 'secondary' as const, 'scheme' as const),
      shade: fc.constantFrom('500', '50', 'mid-300', 'primary-500', 'triadA-950', 'x.y~z!'),
    },
    { requiredKeys: ['hex'] },
  )
  .map((color) => color as PaletteColor);
const anyPalette = fc.oneof(
  fc.array(anyColor, { minLength: 1, maxLength: 50 }),
  anyGeneratorState.filter((state) => isComplete(state, schemeOf(state))).map(saved),
);

describe('loading a palette changes nothing', () => {
  it('of 1 to 50 colours: saved as a new one it is the same', () => {
    fc.assert(
      fc.property(anyPalette, (colors) => {
        expect(saved(load(colors))).toEqual(colors);
      }),
    );
  });

  it('and neither does its link', () => {
    fc.assert(
      fc.property(fc.array(anyColor, { minLength: 1, maxLength: 50 }), (colors) => {
        const { palette } = load(colors);
        fc.pre(palette !== undefined);
        const linked = linkedPalette(palette!.link, undefined, sampleColors);
        expect(linked && saved(linked)).toEqual(colors);
      }),
    );
  });

  it('of a scheme as it was generated: it is that scheme again, eleven swatches with their mode', () => {
    for (const mode of ['mono', 'triadic'] as const) {
      const state = generatorReducer(initialState(sampleColors[0]!), { type: 'mode-chosen', mode });
      const again = load(saved(state));
      expect(again.palette).toBeUndefined();
      expect([again.mode, hexes(again)]).toEqual([mode, hexes(state)]);
    }
  });

  it.each(['自定义颜色', 'Custom colour', 'カスタムカラー'])(
    'of a scheme of a custom colour that its language called %s: it is that scheme, in any language',
    (name) => {
      const state = initialState({ hex: '#ABCDEF' });
      const colors = saved(state).map((color) => (color.type === 'primary' ? { ...color, name } : color));
      const again = load(colors);
      expect(again.palette).toBeUndefined();
      expect(saved(again)).toEqual(saved(state));
    },
  );

  it.each(['图片提取色', 'Colour from a picture', '画像から抽出した色'])(
    'of a scheme of colours out of a picture, called %s: they are still out of a picture',
    (name) => {
      const chosen = { hex: '#ABCDEF', origin: 'image' as const };
      const state = initialState(chosen, { ...chosen, hex: '#123456' });
      const dual = generatorReducer(state, { type: 'mode-chosen', mode: 'dual' });
      const again = load(saved(dual).map((color) => (color.type === 'scheme' ? color : { ...color, name })));
      expect(again.palette).toBeUndefined();
      expect([again.primary, again.secondary]).toEqual([chosen, { ...chosen, hex: '#123456' }]);
    },
  );

  it('of a colour that somebody named: the name stays, so it opens as a palette', () => {
    const colors = saved(initialState({ hex: '#ABCDEF' })).map((color) =>
      color.type === 'primary' ? { ...color, name: '我的蓝' } : color,
    );
    expect(saved(load(colors))).toEqual(colors);
  });

  it('shows a colour once that the palette says as primary and in its scheme', () => {
    const state = load([
      { hex: '#ED5126', type: 'primary' },
      { hex: '#1772B4', type: 'secondary' },
      { hex: '#ED5126', type: 'scheme' },
      { hex: '#123456', type: 'scheme' },
    ]);
    expect(hexes(state)).toEqual(['#1772B4', '#ED5126', '#123456']);
    expect(state.primary.hex).toBe('#ED5126');
  });

  test.each([[[]], ['{'], [[{ hex: 'red' }]]])('%j is none', (colors) => {
    expect(savedPalette(colors, undefined, sampleColors, customName)).toBeNull();
  });
});

describe('adding and removing swatches', () => {
  const three = () =>
    load([{ hex: '#111111', name: '甲' }, { hex: '#222222' }, { hex: '#333333', name: '丙' }]);

  it('puts one behind another, and leaves everything else', () => {
    const state = three();
    const more = edit(state, { type: 'swatch-added', swatch: keyAt(state, 0) });
    expect(saved(more)).toEqual([
      { hex: '#111111', name: '甲' },
      { hex: midColor('#111111', '#222222') },
      { hex: '#222222' },
      { hex: '#333333', name: '丙' },
    ]);
    const fewer = edit(more, { type: 'swatch-removed', swatch: keyAt(more, 1) });
    expect(saved(fewer)).toEqual(saved(state));
  });

  it('stays between two and fifty', () => {
    let state = three();
    for (let round = 0; round < 60; round += 1)
      state = edit(state, { type: 'swatch-added', swatch: keyAt(state, 0) });
    expect(hexes(state)).toHaveLength(50);
    for (let round = 0; round < 60; round += 1)
      state = edit(state, { type: 'swatch-removed', swatch: keyAt(state, 0) });
    expect(hexes(state)).toEqual(['#222222', '#333333']);
  });

  it('makes a palette of a scheme, whose other swatches stay as they are', () => {
    const scheme = initialState(sampleColors[0]!);
    const state = edit(scheme, { type: 'swatch-removed', swatch: '300' });
    expect(hexes(state)).toEqual(hexes(scheme).toSpliced(3, 1));
    expect(saved(state)).toEqual(saved(scheme).filter(({ shade }) => shade !== '300'));
    expect(generatorReducer(state, { type: 'mode-chosen', mode: 'mono' })).toMatchObject({
      palette: undefined,
    });
  });

  it('takes a colour out in all its roles', () => {
    const state = edit(initialState(sampleColors[0]!), { type: 'swatch-removed', swatch: '500' });
    expect(saved(state).map(({ hex }) => hex)).not.toContain(sampleColors[0]!.hex);
    expect(hexes(state)).toHaveLength(10);
  });
});

describe('changing an open palette', () => {
  const state = load([
    { hex: '#ED5126', name: '朱红', type: 'primary' },
    { hex: '#111111', type: 'scheme', shade: 'a' },
    { hex: '#ED5126', name: '我的红', type: 'scheme', shade: 'b' },
    { hex: '#333333', type: 'scheme' },
  ]);

  it('replaces a colour in all its roles, which keep their type and shade', () => {
    const changed = edit(state, {
      type: 'swatch-replaced',
      swatch: keyAt(state, 1),
      color: { hex: '#1772B4' },
    });
    expect(saved(changed)).toEqual([
      { hex: '#1772B4', type: 'primary' },
      { hex: '#111111', type: 'scheme', shade: 'a' },
      { hex: '#1772B4', type: 'scheme', shade: 'b' },
      { hex: '#333333', type: 'scheme' },
    ]);
    expect(changed.primary.hex).toBe('#1772B4');
  });

  it('moves a slip to any place', () => {
    const moved = edit(state, { type: 'swatch-moved', swatch: keyAt(state, 2), to: 0 });
    expect(hexes(moved)).toEqual(['#333333', '#111111', '#ED5126']);
    expect(saved(moved)[0]).toEqual({ hex: '#ED5126', name: '朱红', type: 'primary' });
  });

  test.each<PaletteEdit>([
    { type: 'swatch-locked', swatch: '#1', locked: true },
    { type: 'swatch-moved', swatch: '#1', to: 0 },
    { type: 'swatch-removed', swatch: '#9' },
    { type: 'swatch-replaced', swatch: '#1', color: { hex: '#111111' } },
  ])('%j changes nothing', (one) => {
    expect(edit(state, one)).toBe(state);
  });
});
