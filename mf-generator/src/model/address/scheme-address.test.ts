import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { decodeSchemeLink, encodeSchemeLink, freshScheme } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatorReducer } from '../generator-reducer.ts';
import { initialState, withNames, type GeneratorState } from '../generator-state.ts';
import { schemeOf } from '../scheme.ts';
import { anyGeneratorState } from '../../testing/any-generator-state.ts';
import {
  addressOf,
  cocreatedOf,
  pathOf,
  sameAddress,
  sourceOf,
  stateOfLink,
  type SchemeAddress,
} from './scheme-address.ts';

const red = initialState(sampleColor('朱红'));
const triadic: GeneratorState = { ...red, mode: 'triadic' };

function reopened(state: GeneratorState, colors: readonly Color[]): GeneratorState | null {
  const { segment, link } = addressOf(state, colors);
  const primary = colors.find(({ name }) => name === segment) ?? { hex: `#${segment}` };
  const opened = stateOfLink(primary, link);
  return opened && withNames(opened, colors);
}

describe('a co-created colour', () => {
  const cocreated = { id: 12, name: '雨后青' };

  it('keeps its number and name in the address', () => {
    const state = initialState({ hex: '#7D99A3', cocreated });
    expect(addressOf(state, sampleColors).cocreated).toBe('12.雨后青');
    expect(pathOf(addressOf(state, sampleColors))).toBe(
      `/colors/7D99A3?cocreated=${encodeURIComponent('12.雨后青')}`,
    );
    expect(pathOf(addressOf(red, sampleColors), '?cocreated=12.x')).toBe('/colors/朱红');
  });

  it.each(['a.b. c', '👩‍🎨', 'أزرق', '<b>'])('is read from an address: %j', (name) => {
    expect(cocreatedOf(`7.${name}`)).toEqual({ cocreated: { id: 7, name } });
    expect(cocreatedOf(`7. ${name} `)).toEqual({ cocreated: { id: 7, name } });
  });

  it.each([
    undefined,
    '',
    '12',
    '12.',
    '12. ',
    '0.雨',
    'x.雨',
    '1.\u202E雨',
    '1.\n',
    `1.${'雨'.repeat(101)}`,
    ' 1.雨',
    'a1.雨',
  ])('is not %j', (text) => {
    expect(cocreatedOf(text)).toEqual({});
  });
});

describe('the saved palette that a scheme started from', () => {
  it('keeps its number and version in the address, until the scheme is another one', () => {
    const state: GeneratorState = { ...triadic, source: { id: 12, version: 3 } };
    expect(addressOf(state, sampleColors).source).toBe('12.3');
    expect(pathOf(addressOf(state, sampleColors))).toBe('/colors/朱红?s=1gYm&of=12.3');
    expect(pathOf(addressOf(triadic, sampleColors), '?of=12.3')).toBe('/colors/朱红?s=1gYm');
    expect(addressOf(triadic, sampleColors)).not.toHaveProperty('source');
  });

  it.each([
    ['12.3', { id: 12, version: 3 }],
    ['1.0', { id: 1, version: 0 }],
    ['9999999999.123456789', { id: 9_999_999_999, version: 123_456_789 }],
  ])('is read from an address: %s', (text, source) => {
    expect(sourceOf(text)).toEqual({ source });
  });

  it.each([
    undefined,
    '',
    '12',
    '12.',
    '.3',
    '0.3',
    '012.3',
    'a.3',
    '12.b',
    '12.3x',
    ' 12.3',
    '1.2.3',
    '-1.2',
  ])('is not %j', (text) => {
    expect(sourceOf(text)).toEqual({});
  });
});

describe('an open palette', () => {
  it('is the link itself, with the palette that it came from', () => {
    const { link, palette, segment } = addressOf(
      {
        ...triadic,
        palette: { link: 'ED5126.xx', entries: [], swatches: [], names: {} },
        source: { id: 12, version: 3 },
      },
      sampleColors,
    );
    expect({ link, palette, segment }).toEqual({ link: null, palette: 'ED5126.xx', segment: '朱红' });
    expect(pathOf({ segment, link, palette, source: '12.3' }, '?s=1gYm')).toBe(
      '/colors/朱红?p=ED5126.xx&of=12.3',
    );
  });
});

describe('two addresses', () => {
  const address: SchemeAddress = {
    segment: '朱红',
    link: '1gYm',
    palette: 'p',
    source: '1.2',
    cocreated: '1.雨',
  };

  it('are the same with the same parts', () => {
    expect(sameAddress(address, { ...address })).toBe(true);
  });

  it.each<Partial<SchemeAddress>>([
    { segment: '月白' },
    { link: null },
    { palette: undefined },
    { source: '1.3' },
    { cocreated: '2.雨' },
  ])('differ by %j', (change) => {
    expect(sameAddress(address, { ...address, ...change })).toBe(false);
  });
});

describe('the address of a state', () => {
  it('is the plain page of the colour when nothing else is set', () => {
    expect(addressOf(red, sampleColors)).toEqual({ segment: '朱红', link: null });
    expect(pathOf(addressOf(red, sampleColors))).toBe('/colors/朱红');
    expect(pathOf(addressOf(initialState({ hex: '#ABCDEF' }), sampleColors))).toBe('/colors/ABCDEF');
  });

  it('says of a colour out of a picture where it came from, also when nothing else is set', () => {
    const found: GeneratorState = initialState({ hex: '#ABCDEF', origin: 'image' });
    expect(pathOf(addressOf(found, sampleColors))).toBe('/colors/ABCDEF?s=2gZI');
    expect(reopened(found, sampleColors)).toEqual(found);
  });

  it('has nothing of a picture for a colour that has a name', () => {
    const opened = stateOfLink(red.primary, '2gZI');
    expect(opened).toEqual(red);
    const found = withNames(initialState({ hex: '#ED5126', origin: 'image' }), sampleColors);
    expect(addressOf(found, sampleColors)).toEqual({ segment: '朱红', link: null });
  });

  it('opens exactly this state: 300 states that visitors can come to', () => {
    fc.assert(
      fc.property(anyGeneratorState, (state) => {
        const again = reopened(state, sampleColors);
        expect(again).toEqual(state);
        expect(schemeOf(again ?? red)).toEqual(schemeOf(state));
      }),
      { numRuns: 300 },
    );
  });

  it('tells colours apart that share a hex, wherever they stand', () => {
    const lead: Color = { ...sampleColor('月白'), id: 521, name: '铅灰', hex: '#BBB5AC' };
    const grey: Color = { ...lead, id: 522, name: '中灰' };
    const colors = [...sampleColors, lead, grey];
    for (const color of [lead, grey]) {
      const state = generatorReducer(initialState(color, color), {
        type: 'swatch-replaced',
        swatch: 'mid-700',
        color,
      });
      expect(reopened(state, colors)).toEqual(state);
    }
    const { link } = addressOf(initialState(lead, grey), colors);
    expect(decodeSchemeLink(link ?? '')?.secondary).toEqual({ hex: '#BBB5AC', id: 522 });
    expect(addressOf(initialState(grey, lead), colors).link).not.toBe(link);
  });

  it('passes over a number that is not the one of this colour', () => {
    const secondary = { hex: '#1772B4', id: 999 };
    const link = encodeSchemeLink({ ...freshScheme, mode: 'dual', secondary, secondaryShown: true });
    const opened = stateOfLink(red.primary, link);
    expect(opened && withNames(opened, sampleColors).secondary).toBe(sampleColor('群青'));
  });

  it.each(['', '1gYX', '2gYm', '1gYm1', '朱红'])('is none with the link “%s”', (link) => {
    expect(stateOfLink(red.primary, link)).toBeNull();
  });
});

describe('the path of an address', () => {
  const address = addressOf(triadic, sampleColors);
  it.each([
    ['', '/colors/朱红?s=1gYm'],
    ['?from=card', '/colors/朱红?from=card&s=1gYm'],
    ['?s=1Q_o&from=card', '/colors/朱红?from=card&s=1gYm'],
    ['?hex=ed5126', '/colors/朱红?s=1gYm'],
  ])('over the query “%s” is %s', (query, path) => {
    expect(pathOf(address, query)).toBe(path);
  });

  it('loses the link with the state', () => {
    expect(pathOf(addressOf(red, sampleColors), '?s=1gYm&from=card')).toBe('/colors/朱红?from=card');
  });
});
