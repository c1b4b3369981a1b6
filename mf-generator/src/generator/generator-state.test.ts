import { describe, expect, it } from 'vitest';
import { sampleColor, sampleColors } from '../testing/sample-colors.ts';
import {
  generatorReducer,
  initialState,
  withNames,
  type GeneratorAction,
  type GeneratorState,
} from './generator-state.ts';

const red = sampleColor('朱红');
const blue = sampleColor('群青');
const yellow = sampleColor('藤黄');

const mono = initialState(red);
const dual = initialState(red, blue);
const dualEmpty: GeneratorState = { ...mono, mode: 'dual' };
const dualAdding: GeneratorState = { ...dualEmpty, secondaryShown: true };
const replaced = (state: GeneratorState): GeneratorState => ({
  ...state,
  replacements: { '600': '#123456' },
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
      { replacements: { '600': '#123456' } },
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
      { type: 'swatch-replaced', swatch: '700', hex: '#654321' },
      { replacements: { '600': '#123456', '700': '#654321' } },
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
    ['a second colour outside dual mode', mono, { type: 'secondary-chosen', color: blue }],
    ['the selector outside dual mode', mono, { type: 'secondary-shown', shown: true }],
    ['hiding a selector that is hidden', dualEmpty, { type: 'secondary-shown', shown: false }],
    ['the mode that is chosen already', replaced(dual), { type: 'mode-chosen', mode: 'dual' }],
  ])('ignores %s', (_case, state, action) => {
    expect(generatorReducer(state, action)).toBe(state);
  });
});

describe('withNames', () => {
  it('names the colours that the list has, in any case, and leaves the others bare', () => {
    const bare = initialState({ hex: '#ed5126' }, { hex: '#ABCDEF' });
    expect(withNames(bare, sampleColors)).toMatchObject({ primary: red, secondary: { hex: '#ABCDEF' } });
    expect(withNames(bare, [])).toMatchObject({ primary: { hex: '#ED5126' } });
  });

  it('leaves a name that is there, and no second colour', () => {
    expect(withNames(mono, [])).toEqual(mono);
  });
});
