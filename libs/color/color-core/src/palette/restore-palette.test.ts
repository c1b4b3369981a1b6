import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHex } from '../../testing/colors.ts';
import { dualScheme, monoScheme, triadicScheme, type Swatch } from '../schemes.ts';
import { restorePalette } from './restore-palette.ts';
import { schemeKind } from './scheme-kind.ts';

const RED = '#ED5126';
const BLUE = '#1772B4';
const ok = (palette: object) => ({ ok: true, palette });
const saved = (swatches: readonly Swatch[]) =>
  swatches.map(({ hex, name }) => ({ hex, name: '某', pinyin: 'mǒu', type: 'scheme', shade: name }));

describe('restorePalette', () => {
  it.each<[string, unknown, object]>([
    ['one bare hex is the primary', [RED], { primary: RED, secondary: null, scheme: [] }],
    ['the second bare hex is the secondary', [RED, BLUE], { primary: RED, secondary: BLUE }],
    ['the second entry with the same hex is none', [RED, '#ed5126', BLUE], { secondary: null }],
    [
      'typed entries in any order',
      [
        { hex: BLUE, type: 'secondary' },
        { hex: RED, type: 'primary' },
      ],
      { primary: RED, secondary: BLUE },
    ],
    [
      'a stated secondary may equal the primary',
      [
        { hex: RED, type: 'primary' },
        { hex: RED, type: 'secondary' },
      ],
      { secondary: RED },
    ],
    [
      'the second entry beside a typed primary',
      [{ hex: RED, type: 'primary' }, { hex: BLUE }],
      { secondary: BLUE },
    ],
    [
      'a scheme entry is never the secondary',
      [
        { hex: RED, type: 'primary' },
        { hex: BLUE, type: 'scheme', shade: '50' },
      ],
      { primary: RED, secondary: null, scheme: [{ hex: BLUE, name: 'scheme', shade: '50' }] },
    ],
    [
      'value stands for hex, label for name',
      [{ value: RED }, { value: BLUE, label: '天', type: 'scheme' }],
      { primary: RED, scheme: [{ hex: BLUE, name: '天', shade: '' }] },
    ],
    [
      'hex before value, name before label before type',
      [{ hex: RED, value: BLUE, name: '甲', label: '乙', type: 'scheme' }],
      { primary: RED, scheme: [{ hex: RED, name: '甲', shade: '' }] },
    ],
    [
      'three, four, six and eight digits, with or without #',
      ['f00', { value: '#0F08' }, { hex: '0000ff80', type: 'scheme' }],
      { primary: '#FF0000', secondary: '#00FF00', scheme: [{ hex: '#0000FF', name: 'scheme', shade: '' }] },
    ],
    [
      'a shade as a number',
      [RED, { hex: RED, type: 'scheme', shade: 500 }],
      { scheme: [{ hex: RED, name: 'scheme', shade: '500' }] },
    ],
    [
      'the group of a shade',
      [
        { hex: RED, type: 'scheme', shade: 'triadA-950' },
        { hex: RED, type: 'scheme', shade: 'toString-1' },
      ],
      {
        scheme: [
          { hex: RED, name: 'scheme', shade: 'triadA-950', type: 'triadA' },
          { hex: RED, name: 'scheme', shade: 'toString-1' },
        ],
      },
    ],
    [
      'a JSON string',
      JSON.stringify([{ hex: RED, type: 'primary' }]),
      { primary: RED, secondary: null, scheme: [] },
    ],
    [
      'entries without a colour are passed over',
      [{ name: '空' }, { hex: null, value: '' }, RED, BLUE],
      { primary: RED, secondary: BLUE },
    ],
  ])('reads %s', (_case, colors, expected) => {
    expect(restorePalette(colors)).toMatchObject(ok(expected));
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'PALETTE_INVALID'],
    ['null', null, 'PALETTE_INVALID'],
    ['an object', { 0: RED }, 'PALETTE_INVALID'],
    ['an empty list', [], 'PALETTE_INVALID'],
    ['an empty text', '', 'PALETTE_INVALID'],
    ['text that is no JSON', '[{"hex":', 'PALETTE_INVALID'],
    ['JSON that is no list', '{"hex":"#ED5126"}', 'PALETTE_INVALID'],
    ['an empty list in JSON', '[]', 'PALETTE_INVALID'],
    ['entries without any colour', [{ name: '朱红' }, {}], 'PALETTE_WITHOUT_COLOR'],
    ['an entry that is null', [RED, null], 'PALETTE_COLOR_INVALID'],
    ['a number', [0xed5126], 'PALETTE_COLOR_INVALID'],
    ['a list in the list', [[RED]], 'PALETTE_COLOR_INVALID'],
    ['a hex of five digits', [{ hex: '#12345' }], 'PALETTE_COLOR_INVALID'],
    ['a hex that is a number', [{ hex: 123456 }], 'PALETTE_COLOR_INVALID'],
    ['a word', ['red'], 'PALETTE_COLOR_INVALID'],
    ['one malformed colour among good ones', [RED, { hex: 'zzz' }], 'PALETTE_COLOR_INVALID'],
  ])('refuses %s', (_case, colors, code) => {
    expect(restorePalette(colors)).toEqual({ ok: false, code });
  });

  it('gives back what was saved: the colours, the swatches, and which scheme it was', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (primary, secondary) => {
        const entry = { hex: primary, name: '甲', type: 'primary' };
        const cases = [
          ['mono', [entry, ...saved(monoScheme(primary))], null],
          [
            'dual',
            [entry, { hex: secondary, type: 'secondary' }, ...saved(dualScheme(primary, secondary))],
            secondary,
          ],
          ['triadic', [entry, ...saved(triadicScheme(primary))], null],
        ] as const;
        for (const [kind, colors, second] of cases) {
          const restored = restorePalette(JSON.stringify(colors));
          expect(restored).toEqual(restorePalette(colors));
          if (!restored.ok) throw new Error(restored.code);
          expect(restored.palette.primary).toBe(primary);
          expect(restored.palette.secondary).toBe(second);
          expect(restored.palette.scheme).toHaveLength(11);
          expect(schemeKind(restored.palette.scheme)).toBe(kind);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('never throws, and gives nothing but whole hexes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(fc.anything(), anyHex))), (colors) => {
        const restored = restorePalette(colors);
        if (!restored.ok) return;
        const { primary, secondary, scheme } = restored.palette;
        for (const hex of [primary, secondary ?? primary, ...scheme.map((one) => one.hex)])
          expect(hex).toMatch(/^#[0-9A-F]{6}$/);
      }),
    );
  });
});

describe('schemeKind', () => {
  it.each([
    ['nothing', [], null],
    ['shades', ['50', '950'], 'mono'],
    ['groups of two colours', ['primary-50', 'mid-300', 'secondary-950'], 'dual'],
    ['groups of three hues', ['triadA-50', 'triadC-950'], 'triadic'],
    ['a mixture', ['50', 'mid-300'], null],
    ['other words', ['dark'], null],
    ['no shade', [undefined], null],
  ])('of %s', (_case, shades, kind) => {
    expect(schemeKind(shades.map((shade) => ({ shade })))).toBe(kind);
  });
});
