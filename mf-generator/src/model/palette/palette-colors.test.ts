import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { paletteColorsSchema } from '@danqing/contracts/palettes';
import { describe, expect, it } from 'vitest';
import { initialState, type GeneratorState } from '../generator-state.ts';
import { schemeOf } from '../scheme.ts';
import { isComplete } from './is-complete.ts';
import { paletteColors } from './palette-colors.ts';

const red = sampleColor('朱红');
const blue = sampleColor('群青');
const mono = initialState(red);
const dual = initialState(red, blue);
const colorsOf = (state: GeneratorState, list = sampleColors) =>
  paletteColors(state, schemeOf(state), list, ({ origin }) =>
    origin === 'image' ? '图片提取色' : '自定义颜色',
  );

describe('paletteColors', () => {
  it('of a mono scheme: the primary and its shades', () => {
    const colors = colorsOf(mono);
    expect(colors).toHaveLength(12);
    expect(colors[0]).toEqual({ hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'primary' });
    expect(colors[6]).toEqual({
      hex: '#ED5126',
      name: '朱红',
      pinyin: 'zhū hóng',
      type: 'scheme',
      shade: '500',
    });
    expect(colors.slice(1).map(({ shade }) => shade)).toEqual(schemeOf(mono).map(({ name }) => name));
  });

  it('of a dual scheme: both colours first', () => {
    const colors = colorsOf(dual);
    expect(colors).toHaveLength(13);
    expect(colors[1]).toEqual({ hex: '#1772B4', name: '群青', pinyin: 'qún qīng', type: 'secondary' });
    expect(colors[6]?.shade).toBe('mid-300');
  });

  it('of a triadic scheme: the names of its groups', () => {
    expect(colorsOf({ ...mono, mode: 'triadic' }).at(-1)?.shade).toBe('triadC-950');
  });

  it('has what the visitor put in place of a swatch, under its name', () => {
    const colors = colorsOf({ ...mono, replacements: { '600': blue } });
    expect(colors[7]).toEqual({
      hex: '#1772B4',
      name: '群青',
      pinyin: 'qún qīng',
      type: 'scheme',
      shade: '600',
    });
  });

  it('calls a colour that nobody named a custom one', () => {
    expect(colorsOf(initialState({ hex: '#123456' }))[0]).toEqual({
      hex: '#123456',
      name: '自定义颜色',
      type: 'primary',
    });
  });

  it('calls a colour from a picture so, as primary and as second colour', () => {
    const colors = colorsOf(
      initialState({ hex: '#123456', origin: 'image' }, { hex: '#654321', origin: 'image' }),
    );
    expect(colors.slice(0, 2).map(({ name }) => name)).toEqual(['图片提取色', '图片提取色']);
  });

  it('leaves out the names that only the list has', () => {
    expect(colorsOf(mono, [])[1]).toEqual({ hex: schemeOf(mono)[0]?.hex, type: 'scheme', shade: '50' });
  });

  it('is what the contract asks for', () => {
    for (const state of [mono, dual, { ...mono, mode: 'triadic' as const }]) {
      const colors = colorsOf(state);
      expect(paletteColorsSchema.parse(colors)).toEqual(colors);
    }
  });
});

describe('isWhole', () => {
  it.each<[string, GeneratorState, boolean]>([
    ['mono', mono, true],
    ['dual', dual, true],
    ['dual without its second colour', { ...mono, mode: 'dual' }, false],
  ])('of %s', (_mode, state, whole) => {
    expect(isComplete(state, schemeOf(state))).toBe(whole);
  });

  it('of a scheme that could not be generated', () => {
    expect(isComplete(mono, [])).toBe(false);
  });
});
