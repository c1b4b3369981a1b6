import { describe, expect, it } from 'vitest';
import { initialState, type GeneratorState } from '../generator/generator-state.ts';
import { schemeOf } from '../generator/scheme.ts';
import { sampleColor, sampleColors } from '../testing/sample-colors.ts';
import { stripGroups } from './strip-groups.ts';

const groupsOf = (state: GeneratorState, colors = sampleColors) =>
  stripGroups(state, schemeOf(state), colors);
const red = initialState(sampleColor('朱红'));
const white = initialState(sampleColor('月白'));

describe('stripGroups', () => {
  it('keeps a mono scheme together', () => {
    const groups = groupsOf(red);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.slips.map(({ swatch }) => swatch.shade)).toEqual([
      50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950,
    ]);
  });

  it('marks the chosen colour as own, under its own name', () => {
    const own = groupsOf(red)[0]?.slips.filter((slip) => slip.own);
    expect(own?.map(({ swatch, color, exact }) => [swatch.name, color?.name, exact])).toEqual([
      ['500', '朱红', true],
    ]);
  });

  it('sees no own colour where it was replaced', () => {
    const slips = groupsOf({ ...red, replacements: { '500': '#123456' } })[0]?.slips;
    expect(slips?.some((slip) => slip.own)).toBe(false);
  });

  it('says of equal neighbours which was the first', () => {
    const slips = groupsOf(white)[0]?.slips;
    expect(slips?.map((slip) => slip.sameAs)).toEqual([
      null,
      50,
      50,
      50,
      50,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('folds the corner at rest only where the eye sees the difference', () => {
    for (const { swatch, folded } of groupsOf(red)[0]?.slips ?? []) {
      expect(folded).toBe(swatch.mapped && swatch.shift >= 2);
    }
    expect(groupsOf(red)[0]?.slips.some((slip) => slip.folded)).toBe(true);
    expect(groupsOf(red)[0]?.slips.some((slip) => slip.swatch.mapped && !slip.folded)).toBe(true);
  });

  it('makes three groups of a dual and a triadic scheme', () => {
    const dual = groupsOf(initialState(sampleColor('群青'), sampleColor('藤黄')));
    expect(dual.map(({ type, slips }) => [type, slips.length])).toEqual([
      ['primary', 4],
      ['mid', 3],
      ['secondary', 4],
    ]);
    expect(
      dual.flatMap(({ slips }) => slips.filter(({ own }) => own)).map(({ color }) => color?.name),
    ).toEqual(['群青', '藤黄']);
    const triadic = groupsOf({ ...red, mode: 'triadic' });
    expect(triadic.map(({ type, slips }) => [type, slips.length])).toEqual([
      ['triadA', 4],
      ['triadB', 3],
      ['triadC', 4],
    ]);
  });

  it('keeps seven places while the second colour is missing', () => {
    const groups = groupsOf({ ...red, mode: 'dual' });
    expect(groups.map(({ slips, places }) => [slips.length, places])).toEqual([
      [4, 0],
      [0, 3],
      [0, 4],
    ]);
  });

  it('has no hue for greys', () => {
    expect(groupsOf({ ...initialState({ hex: '#808080' }), mode: 'triadic' })[1]?.hue).toBeNull();
  });

  it('keeps the name of the chosen colour without a list', () => {
    const slips = groupsOf(red, [])[0]?.slips;
    expect(slips?.map(({ color }) => color?.name).filter(Boolean)).toEqual(['朱红']);
  });
});
