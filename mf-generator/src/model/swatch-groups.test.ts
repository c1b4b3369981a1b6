import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { describe, expect, it } from 'vitest';
import { generatorReducer } from './generator-reducer.ts';
import { initialState, type GeneratorState } from './generator-state.ts';
import { schemeOf } from './scheme.ts';
import { swatchGroups } from './swatch-groups.ts';

const groupsOf = (state: GeneratorState, colors = sampleColors) =>
  swatchGroups(state, schemeOf(state), colors);
const red = initialState(sampleColor('朱红'));
const white = initialState(sampleColor('月白'));

describe('swatchGroups', () => {
  it('keeps a mono scheme together', () => {
    const groups = groupsOf(red);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.swatches.map(({ swatch }) => swatch.shade)).toEqual([
      50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950,
    ]);
  });

  it('marks the chosen colour as own, under its own name', () => {
    const own = groupsOf(red)[0]?.swatches.filter((slip) => slip.isChosen);
    expect(own?.map(({ swatch, color, exact }) => [swatch.name, color?.name, exact])).toEqual([
      ['500', '朱红', true],
    ]);
  });

  it('sees no own colour where it was replaced', () => {
    const slips = groupsOf({ ...red, replacements: { '500': { hex: '#123456' } } })[0]?.swatches;
    expect(slips?.some((slip) => slip.isChosen)).toBe(false);
  });

  it('says of equal neighbours which was the first', () => {
    const slips = groupsOf(white)[0]?.swatches;
    expect(slips?.map((slip) => slip.equalShade)).toEqual([
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

  it('says so wherever the two stand, with a ditto only beside each other', () => {
    const slips = groupsOf({ ...white, order: ['50', '900', '100'] })[0]?.swatches ?? [];
    expect(
      slips.slice(0, 4).map(({ swatch, equalShade, repeatsLeft }) => [swatch.name, equalShade, repeatsLeft]),
    ).toEqual([
      ['50', null, false],
      ['900', null, false],
      ['100', 50, false],
      ['200', 50, true],
    ]);
  });

  it('says nothing of equal swatches that the visitor has made equal', () => {
    const hex = groupsOf(red)[0]?.swatches[2]?.swatch.hex ?? '';
    for (const [name, index] of [
      ['100', 2],
      ['300', 3],
    ] as const) {
      const slips = groupsOf({ ...red, replacements: { [name]: { hex } } })[0]?.swatches;
      expect(slips?.[index - 1]?.swatch.hex).toBe(slips?.[index]?.swatch.hex);
      expect(slips?.[index]).toMatchObject({ equalShade: null, repeatsLeft: false });
    }
  });

  it('keeps the folded corner with its swatch in another order, and takes it from a kept colour', () => {
    const folded = (state: GeneratorState) =>
      groupsOf(state).flatMap(({ swatches }) =>
        swatches.filter((one) => one.folded).map((one) => one.swatch.name),
      );
    expect(folded({ ...red, order: ['950', '900'] }).toSorted()).toEqual(folded(red).toSorted());
    const kept = generatorReducer(
      { ...red, locked: ['950'] },
      { type: 'primary-chosen', color: sampleColor('群青') },
    );
    expect(folded(red)).toContain('950');
    expect(folded(kept)).not.toContain('950');
  });

  it('keeps the name by which a replacement was chosen, where two share a hex', () => {
    const grey = { ...sampleColor('胭脂'), id: 522, name: '中灰', hex: '#BBB5AC' };
    const lead = { ...grey, id: 521, name: '铅灰' };
    const colors = [...sampleColors, lead, grey];
    const nameOf = (color: typeof grey) =>
      groupsOf({ ...red, replacements: { '700': color } }, colors)[0]?.swatches[7]?.color?.name;
    expect([nameOf(grey), nameOf(lead)]).toEqual(['中灰', '铅灰']);
  });

  it('folds the corner at rest only where the eye sees the difference', () => {
    for (const { swatch, folded } of groupsOf(red)[0]?.swatches ?? []) {
      expect(folded).toBe(swatch.mapped && swatch.shift >= 2);
    }
    expect(groupsOf(red)[0]?.swatches.some((slip) => slip.folded)).toBe(true);
    expect(groupsOf(red)[0]?.swatches.some((slip) => slip.swatch.mapped && !slip.folded)).toBe(true);
  });

  it('makes three groups of a dual and a triadic scheme', () => {
    const dual = groupsOf(initialState(sampleColor('群青'), sampleColor('藤黄')));
    expect(dual.map(({ type, swatches }) => [type, swatches.length])).toEqual([
      ['primary', 4],
      ['mid', 3],
      ['secondary', 4],
    ]);
    expect(
      dual
        .flatMap(({ swatches }) => swatches.filter(({ isChosen }) => isChosen))
        .map(({ color }) => color?.name),
    ).toEqual(['群青', '藤黄']);
    const triadic = groupsOf({ ...red, mode: 'triadic' });
    expect(triadic.map(({ type, swatches }) => [type, swatches.length])).toEqual([
      ['triadA', 4],
      ['triadB', 3],
      ['triadC', 4],
    ]);
  });

  it('keeps seven places while the second colour is missing', () => {
    const groups = groupsOf({ ...red, mode: 'dual' });
    expect(groups.map(({ swatches, emptyCells }) => [swatches.length, emptyCells])).toEqual([
      [4, 0],
      [0, 3],
      [0, 4],
    ]);
  });

  it('has no hue for greys', () => {
    expect(groupsOf({ ...initialState({ hex: '#808080' }), mode: 'triadic' })[1]?.hue).toBeNull();
  });

  it('keeps the name of the chosen colour without a list', () => {
    const slips = groupsOf(red, [])[0]?.swatches;
    expect(slips?.map(({ color }) => color?.name).filter(Boolean)).toEqual(['朱红']);
  });
});
