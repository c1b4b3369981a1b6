import { sampleColor } from '@danqing/area-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialState } from './generator-state.ts';
import { previewSwatches, schemeOf } from './scheme.ts';

const mono = initialState(sampleColor('朱红'));
const dual = initialState(sampleColor('朱红'), sampleColor('群青'));

afterEach(() => vi.restoreAllMocks());

describe('schemeOf', () => {
  it.each([
    ['mono', mono, 11],
    ['dual', dual, 11],
    ['triadic', { ...mono, mode: 'triadic' as const }, 11],
    ['dual without its second colour', { ...mono, mode: 'dual' as const }, 4],
  ])('makes the swatches of %s', (_mode, state, count) => {
    expect(schemeOf(state)).toHaveLength(count);
  });

  it('puts a replacement in place and remembers what it replaces', () => {
    const generated = schemeOf(mono)[6];
    const swatch = schemeOf({ ...mono, replacements: { '600': { hex: '#3F6AA9' } } })[6];
    expect(swatch).toMatchObject({
      name: '600',
      hex: '#3F6AA9',
      generated: generated?.hex,
      mapped: false,
      shift: 0,
    });
  });

  it('takes a replacement with the generated colour as none', () => {
    const [generated] = schemeOf(mono);
    expect(schemeOf({ ...mono, replacements: { '50': { hex: generated?.hex ?? '' } } })[0]).toEqual(
      generated,
    );
  });

  it('is empty and logged when it cannot be made', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(schemeOf(initialState({ hex: 'no colour' }))).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('previewSwatches', () => {
  it('draws in the scheme, and in the shades of the primary while the second colour is missing', () => {
    const scheme = schemeOf(dual);
    expect(previewSwatches(dual, scheme)).toBe(scheme);
    const empty = { ...mono, mode: 'dual' as const };
    expect(previewSwatches(empty, schemeOf(empty))).toHaveLength(11);
  });
});
