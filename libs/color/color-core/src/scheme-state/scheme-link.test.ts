import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySchemeState } from '../../testing/scheme-states.ts';
import { InvalidHexError } from '../hex.ts';
import { checkOf } from './link-bits.ts';
import { decodeSchemeLink, encodeSchemeLink } from './scheme-link.ts';
import { freshScheme, type LinkedScheme } from './scheme-state.ts';

const RED = '#ED5126';
const BLUE = '#1772B4';
const reversed = ['950', '900', '800', '700', '600', '500', '400', '300', '200', '100', '50'];

describe('a scheme link', () => {
  // Do not change these links: links of both versions have been published.
  it.each<[string, Partial<LinkedScheme>, string]>([
    ['the triadic scheme', { mode: 'triadic' }, '1gYm'],
    ['the even ramp', { mode: 'even' }, '1y7M'],
    ['the complementary scheme', { mode: 'complementary' }, '10hQ'],
    ['the analogous scheme', { mode: 'analogous' }, '12so'],
    ['the split complementary scheme', { mode: 'split' }, '14KY'],
    ['the tetradic scheme', { mode: 'tetradic' }, '16Vw'],
    ['the dual scheme without a second colour', { mode: 'dual' }, '1Q_o'],
    ['its selector without a colour', { mode: 'dual', secondaryShown: true }, '1Umg'],
    ['a second colour', { mode: 'dual', secondary: { hex: BLUE }, secondaryShown: true }, '1YXcrQww'],
    [
      'a second colour that shares its hex',
      { mode: 'dual', secondary: { hex: '#BBB5AC', id: 388 }, secondaryShown: true },
      '1a7tayAAMIo3',
    ],
    ['a replaced swatch', { replacements: { '600': { hex: RED } } }, '1AIdqiTvg'],
    ['a locked swatch', { locked: ['500'] }, '1AAAgZ7'],
    ['another order', { order: reversed }, '1AAAAmEU_wIF'],
    [
      'all at once',
      {
        mode: 'dual',
        secondary: { hex: BLUE },
        secondaryShown: true,
        replacements: { 'mid-300': { hex: RED } },
        locked: ['mid-300'],
        order: [
          'primary-500',
          'primary-400',
          'primary-200',
          'primary-50',
          'mid-300',
          'mid-500',
          'mid-700',
          'secondary-500',
          'secondary-600',
          'secondary-800',
          'secondary-950',
        ],
      },
      '1YXcrQEDtUSYEDPqE',
    ],
    ['a primary colour out of a picture', { primaryOrigin: 'image' }, '2gZI'],
    [
      'a second colour out of a picture',
      { mode: 'dual', secondary: { hex: BLUE, origin: 'image' }, secondaryShown: true },
      '2MLuVpS-',
    ],
    [
      'a replaced swatch out of a picture beside one that is not',
      { replacements: { '50': { hex: RED, origin: 'image' }, '600': { hex: '#BBB5AC', id: 388 } } },
      '2EEO1RJq7taxAAGE6z',
    ],
  ])('says %s', (_what, part, link) => {
    const state = { ...freshScheme, ...part };
    expect(encodeSchemeLink(state)).toBe(link);
    expect(decodeSchemeLink(link)).toEqual(state);
  });

  it('is none where nothing but the primary is set', () => {
    expect(encodeSchemeLink(freshScheme)).toBeNull();
  });

  it('restores any state exactly, in few characters that no URL escapes', () => {
    fc.assert(
      fc.property(anySchemeState, (state) => {
        const link = encodeSchemeLink(state);
        if (link === null) {
          expect(state).toEqual(freshScheme);
          return;
        }
        expect(decodeSchemeLink(link)).toEqual(state);
        expect(link).toMatch(/^[12][\w-]+$/);
        expect(link.startsWith('2')).toBe(JSON.stringify(state).includes('image'));
        expect(new URLSearchParams({ s: link }).toString()).toBe(`s=${link}`);
        expect(link.length).toBeLessThanOrEqual(128);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same for equal states, whatever the order of their fields', () => {
    fc.assert(
      fc.property(anySchemeState, (state) => {
        const { replacements, locked } = state;
        const other = {
          ...state,
          replacements: Object.fromEntries(Object.entries(replacements).toReversed()),
          locked: locked.toReversed(),
        };
        expect(encodeSchemeLink(other)).toBe(encodeSchemeLink(state));
      }),
    );
  });

  it('leaves out what the mode does not have', () => {
    const state = { ...freshScheme, replacements: { 'mid-300': { hex: RED } }, locked: ['triadA-50'] };
    expect(encodeSchemeLink(state)).toBeNull();
    expect(encodeSchemeLink({ ...freshScheme, secondary: { hex: BLUE }, secondaryShown: true })).toBeNull();
    const triadic = {
      ...freshScheme,
      mode: 'triadic' as const,
      secondary: { hex: BLUE, origin: 'image' as const },
    };
    expect(encodeSchemeLink(triadic)).toBe('1gYm');
  });

  it('is not made of a colour that is none', () => {
    expect(() => encodeSchemeLink({ ...freshScheme, replacements: { '600': { hex: 'red' } } })).toThrow(
      InvalidHexError,
    );
  });
});

describe('a text that is no scheme link', () => {
  const checked = (body: string, version = '1') =>
    `${version}${body}${checkOf(version === '1' ? body : version + body)}`;
  it.each([
    ['nothing', ''],
    ['the version alone', '1'],
    ['the version and a check', checked('')],
    ['another version', checked('g', '3')],
    ['the version for pictures without a colour out of one', checked('QA', '2')],
    ['no version', checked('g').slice(1)],
    ['another check', checked('g').replace(/.$/, '_')],
    ['a scheme of one colour without anything else', checked('A')],
    ['an unknown mode', checked('w')],
    ['another one', checked('-')],
    ['an unknown second colour', checked('c')],
    ['zeros at the end', checked('gA')],
    ['a bit behind the end', checked('gAAAAAAAB')],
    ['an order beyond the last', checked('gAAA__')],
    ['the lock of a swatch that is not there yet', checked('QAAAQ')],
    ['other characters', checked('g==')],
    ['spaces', ` ${checked('g')}`],
    ['Chinese', checked('朱红')],
    ['escapes', checked('g%41')],
    ['a long text', checked(`g${'_'.repeat(4000)}`)],
  ])('is refused: %s', (_what, text) => {
    expect(decodeSchemeLink(text)).toBeNull();
  });

  it.each([
    ['1', {}],
    ['2', { primaryOrigin: 'image' as const }],
  ])(
    'is refused where a link of version %s was cut off, lost its case or got a character more',
    (version, part) => {
      const replacements = { '50': { hex: RED }, '600': { hex: BLUE } };
      const link = encodeSchemeLink({ ...freshScheme, replacements, ...part }) ?? '';
      expect(link.charAt(0)).toBe(version);
      const other = version === '1' ? '2' : '1';
      const texts = [...link].map((_, index) => link.slice(0, index));
      for (const text of [...texts, link.toLowerCase(), `${link}A`, `${link}.`, other + link.slice(1)])
        expect(decodeSchemeLink(text)).toBeNull();
    },
  );

  it('never throws, and whatever is read is written the same', () => {
    const near = fc
      .tuple(anySchemeState, fc.nat(60), fc.constantFrom(...'AQgw_1-'))
      .map(([state, at, by]) => {
        const link = encodeSchemeLink(state) ?? '1';
        return checked(link.slice(1, -2).split('').toSpliced(at, 1, by).join(''), link.charAt(0));
      });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{1,40}$/).map(checked), near), (text) => {
        const state = decodeSchemeLink(text);
        if (state) expect(encodeSchemeLink(state)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
