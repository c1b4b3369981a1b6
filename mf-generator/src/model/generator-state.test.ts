import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { describe, expect, it } from 'vitest';
import { schemeOf } from './scheme.ts';
import { generatorReducer } from './generator-reducer.ts';
import { initialState, withNames, type GeneratorAction, type GeneratorState } from './generator-state.ts';

const red = sampleColor('朱红');
const blue = sampleColor('群青');
const yellow = sampleColor('藤黄');

const mono = initialState(red);
const dual = initialState(red, blue);
const dualEmpty: GeneratorState = { ...mono, mode: 'dual' };
const dualAdding: GeneratorState = { ...dualEmpty, secondaryShown: true };
const replaced = (state: GeneratorState): GeneratorState => ({
  ...state,
  replacements: { '600': { hex: '#123456' } },
});

const triadic: GeneratorState = { ...mono, mode: 'triadic' };
const locked = (state: GeneratorState, ...swatches: string[]): GeneratorState => ({
  ...state,
  locked: swatches,
});

describe('initialState', () => {
  it('is dual with a second colour and mono without', () => {
    expect(dual).toMatchObject({ mode: 'dual', secondary: blue, secondaryShown: true });
    expect(mono).toMatchObject({ mode: 'mono', secondary: null, secondaryShown: false });
  });
});

describe('generatorReducer', () => {
  it.each<[string, GeneratorState, GeneratorAction, Partial<GeneratorState>]>([
    [
      'choosing a primary clears the second colour and hides its selector',
      dual,
      { type: 'primary-chosen', color: yellow },
      { primary: yellow, secondary: null, secondaryShown: false, mode: 'dual' },
    ],
    [
      'choosing a primary keeps the mode',
      { ...mono, mode: 'triadic' },
      { type: 'primary-chosen', color: yellow },
      { primary: yellow, mode: 'triadic' },
    ],
    [
      'choosing a primary drops replacements',
      replaced(mono),
      { type: 'primary-chosen', color: yellow },
      { replacements: {} },
    ],
    [
      'adding the selector leaves the second colour open',
      dualEmpty,
      { type: 'secondary-shown', shown: true },
      { secondaryShown: true, secondary: null },
    ],
    [
      'adding the selector keeps replacements, for the scheme is the same',
      replaced(dualEmpty),
      { type: 'secondary-shown', shown: true },
      { replacements: { '600': { hex: '#123456' } } },
    ],
    [
      'a second colour fills the dual scheme',
      dualAdding,
      { type: 'secondary-chosen', color: blue },
      { secondary: blue, secondaryShown: true, mode: 'dual' },
    ],
    [
      'another second colour drops replacements',
      replaced(dual),
      { type: 'secondary-chosen', color: yellow },
      { secondary: yellow, replacements: {} },
    ],
    [
      'toggling the selector off clears the second colour',
      dual,
      { type: 'secondary-shown', shown: false },
      { secondary: null, secondaryShown: false, mode: 'dual' },
    ],
    [
      'leaving dual for mono clears the second colour',
      dual,
      { type: 'mode-chosen', mode: 'mono' },
      { mode: 'mono', secondary: null, secondaryShown: false },
    ],
    [
      'leaving dual for triadic clears the second colour',
      dual,
      { type: 'mode-chosen', mode: 'triadic' },
      { mode: 'triadic', secondary: null, secondaryShown: false },
    ],
    [
      'another mode drops replacements',
      replaced(mono),
      { type: 'mode-chosen', mode: 'triadic' },
      { replacements: {} },
    ],
    [
      'a replaced swatch joins the others',
      replaced(mono),
      { type: 'swatch-replaced', swatch: '700', color: { hex: '#654321' } },
      { replacements: { '600': { hex: '#123456' }, '700': { hex: '#654321' } } },
    ],
    [
      'a restored palette replaces everything',
      { ...mono, mode: 'triadic' },
      { type: 'restored', state: replaced(dual) },
      replaced(dual),
    ],
  ])('%s', (_rule, state, action, expected) => {
    expect(generatorReducer(state, action)).toMatchObject(expected);
  });

  it.each<[string, GeneratorState, GeneratorAction]>([
    ['a swatch that the scheme has not', mono, { type: 'swatch-replaced', swatch: 'mid-300', color: blue }],
    [
      'the lock of a swatch that is not there',
      dualEmpty,
      { type: 'swatch-locked', swatch: 'mid-300', locked: true },
    ],
    [
      'a lock that is shut already',
      locked(mono, '500'),
      { type: 'swatch-locked', swatch: '500', locked: true },
    ],
    ['a lock that is open already', mono, { type: 'swatch-locked', swatch: '500', locked: false }],
    ['the colour that is there', mono, { type: 'swatch-replaced', swatch: '500', color: red }],
    ['a move beyond the end', mono, { type: 'swatch-moved', swatch: '950', to: 11 }],
    ['a move out of its group', triadic, { type: 'swatch-moved', swatch: 'triadA-900', to: 7 }],
    ['a second colour outside dual mode', mono, { type: 'secondary-chosen', color: blue }],
    ['the selector outside dual mode', mono, { type: 'secondary-shown', shown: true }],
    ['hiding a selector that is hidden', dualEmpty, { type: 'secondary-shown', shown: false }],
    ['the mode that is chosen already', replaced(dual), { type: 'mode-chosen', mode: 'dual' }],
  ])('ignores %s', (_case, state, action) => {
    expect(generatorReducer(state, action)).toBe(state);
  });
});

const swatchesOf = (state: GeneratorState) => schemeOf(state).map(({ name }) => name);
const hexOf = (state: GeneratorState, swatch: string) =>
  schemeOf(state).find(({ name }) => name === swatch)?.hex;

describe('a replaced swatch', () => {
  it('is none any more with the colour that the scheme has there', () => {
    const before = replaced(mono);
    const color = { hex: hexOf(mono, '600') ?? '' };
    expect(generatorReducer(before, { type: 'swatch-replaced', swatch: '600', color })).toEqual(mono);
  });
});

describe('a locked swatch', () => {
  const six = hexOf(mono, '600');
  const keep = locked(mono, '600');
  const draw = { type: 'colors-drawn', primary: yellow, secondary: blue } as const;

  it.each<[string, GeneratorAction, string]>([
    ['another primary', { type: 'primary-chosen', color: yellow }, '600'],
    ['colours drawn', draw, '600'],
    ['another mode, by its place in the strip', { type: 'mode-chosen', mode: 'triadic' }, 'triadB-900'],
  ])('keeps its colour through %s', (_change, action, swatch) => {
    const after = generatorReducer(keep, action);
    expect(after.locked).toEqual([swatch]);
    expect(hexOf(after, swatch)).toBe(six);
    expect(swatchesOf(after)[6]).toBe(swatch);
  });

  it('keeps the colour that the visitor gave it, and its name', () => {
    const state = locked({ ...mono, replacements: { '600': blue } }, '600');
    const after = generatorReducer(state, { type: 'primary-chosen', color: yellow });
    expect(after.replacements).toEqual({ '600': blue });
  });

  it('waits for the second colour where its place is empty without one', () => {
    const empty = generatorReducer(keep, { type: 'mode-chosen', mode: 'dual' });
    expect(swatchesOf(empty)).toHaveLength(4);
    const whole = generatorReducer(empty, { type: 'secondary-chosen', color: blue });
    expect(swatchesOf(whole)[6]).toBe('mid-700');
    expect(hexOf(whole, 'mid-700')).toBe(six);
    const cleared = generatorReducer(whole, { type: 'primary-chosen', color: yellow });
    expect(cleared).toMatchObject({ secondary: null, locked: ['mid-700'] });
    const again = generatorReducer(cleared, { type: 'secondary-chosen', color: red });
    expect(hexOf(again, 'mid-700')).toBe(six);
  });

  it('stays where it was moved to, and goes to that place in another mode', () => {
    const moved = generatorReducer(keep, { type: 'swatch-moved', swatch: '600', to: 0 });
    expect(swatchesOf(generatorReducer(moved, draw))[0]).toBe('600');
    const other = generatorReducer(moved, { type: 'mode-chosen', mode: 'triadic' });
    expect(other).toMatchObject({ locked: ['triadA-50'], order: [] });
    expect(hexOf(other, 'triadA-50')).toBe(six);
  });

  it('keeps its colour when the lock is opened, until the next change', () => {
    const kept = generatorReducer(keep, draw);
    const open = generatorReducer(kept, { type: 'swatch-locked', swatch: '600', locked: false });
    expect(hexOf(open, '600')).toBe(six);
    expect(generatorReducer(open, draw)).toEqual({ ...mono, primary: yellow });
  });
});

describe('colours drawn', () => {
  it('are both taken in dual mode, and the first alone in others', () => {
    const draw = { type: 'colors-drawn', primary: yellow, secondary: blue } as const;
    expect(generatorReducer(dualEmpty, draw)).toEqual(initialState(yellow, blue));
    expect(generatorReducer(triadic, draw)).toEqual({ ...triadic, primary: yellow });
  });
});

describe('a moved swatch', () => {
  it.each<[string, GeneratorState, string, number, readonly string[]]>([
    ['takes its new place', mono, '50', 2, ['100', '200', '50', '300']],
    ['goes to the front', mono, '300', 0, ['300', '50', '100', '200']],
    ['stays in its group', triadic, 'triadA-50', 9, ['triadA-200', 'triadA-500', 'triadA-900', 'triadA-50']],
  ])('%s', (_rule, state, swatch, to, first) => {
    const order = swatchesOf(generatorReducer(state, { type: 'swatch-moved', swatch, to }));
    expect(order.slice(0, 4)).toEqual(first);
  });

  it('is where it was when it is moved back', () => {
    const there = generatorReducer(mono, { type: 'swatch-moved', swatch: '50', to: 3 });
    expect(generatorReducer(there, { type: 'swatch-moved', swatch: '50', to: 0 })).toEqual(mono);
  });
});

describe('withNames', () => {
  it('names the colours that the list has, in any case, and leaves the others bare', () => {
    const bare = initialState({ hex: '#ed5126' }, { hex: '#ABCDEF' });
    expect(withNames(bare, sampleColors)).toMatchObject({ primary: red, secondary: { hex: '#ABCDEF' } });
    expect(withNames(bare, [])).toEqual(bare);
  });

  it('leaves a name that is there, and no second colour', () => {
    expect(withNames(mono, [])).toEqual(mono);
  });
});
