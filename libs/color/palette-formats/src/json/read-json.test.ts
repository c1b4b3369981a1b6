import { describe, expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';
import { readTree } from './read-json.ts';

const read = (document: unknown) =>
  readTree(parseJson(typeof document === 'string' ? document : JSON.stringify(document)));
const colorsOf = (document: unknown) =>
  read(document).colors.map(({ hex, name, translucent }) =>
    [name, hex, translucent && '~'].filter(Boolean).join(' '),
  );
const unreadOf = (document: unknown) =>
  read(document).unread?.map(({ name, reason }) => `${name}: ${reason}`);

const xcode = (components: object, space = 'srgb') => ({ 'color-space': space, components });

describe('the colours of any document', () => {
  test.each<[string, unknown, string[]]>([
    ['Style Dictionary', { color: { base: { red: { value: '#ff0000' } } } }, ['red #FF0000']],
    [
      'Style Dictionary with two groups and references',
      {
        color: {
          base: { red: { value: '#ff0000' }, grey: { 50: { value: '#fafafa' } } },
          text: { danger: { value: '{color.base.red.value}' }, soft: { value: '{color.base.grey.50}' } },
        },
        size: { small: { value: '{size.none}' }, large: { value: '1rem' } },
      },
      ['base red #FF0000', 'base grey 50 #FAFAFA', 'text danger #FF0000', 'text soft #FAFAFA'],
    ],
    [
      'Tokens Studio',
      {
        global: { brand: { 500: { value: '#336699', type: 'color' } }, gap: { value: '8', type: 'spacing' } },
        light: {
          bg: { value: '{brand.500}', type: 'color' },
          veil: { value: 'rgba({brand.500}, .4)', type: 'color' },
          glass: {
            value: '{brand.500}',
            type: 'color',
            $extensions: { 'studio.tokens': { modify: { type: 'alpha', value: '0.5', space: 'srgb' } } },
          },
        },
        $themes: [],
        $metadata: { tokenSetOrder: ['global', 'light'] },
      },
      ['brand 500 #336699', 'light bg #336699', 'light veil #336699 ~', 'light glass #336699 ~'],
    ],
    [
      'Material Theme Builder',
      {
        description: 'TYPE: CUSTOM',
        seed: '#ED5126',
        coreColors: { primary: '#ED5126' },
        extendedColors: [{ name: 'Moss', color: '#887322', harmonized: true }],
        schemes: { light: { primary: '#8F4C33' }, dark: { primary: '#FFB59C' } },
        palettes: { primary: { 0: '#000000', 40: '#8F4C33' } },
      },
      [
        'seed #ED5126',
        'coreColors primary #ED5126',
        'Moss #887322',
        'light primary #8F4C33',
        'dark primary #FFB59C',
        'primary 0 #000000',
        'primary 40 #8F4C33',
      ],
    ],
    [
      'catppuccin',
      {
        version: '1.0',
        dawn: {
          name: 'Dawn',
          emoji: '🌻',
          order: 0,
          dark: false,
          colors: {
            petal: {
              name: 'Petal',
              order: 0,
              hex: '#dc8a78',
              rgb: { r: 220, g: 138, b: 120 },
              hsl: { h: 10.8, s: 0.588, l: 0.667 },
              accent: true,
            },
          },
          ansiColors: {
            black: { name: 'Black', order: 0, normal: { name: 'Black', hex: '#5c5f77', code: 0 } },
          },
        },
      },
      ['Petal #DC8A78', 'Black #5C5F77'],
    ],
    [
      "Figma's variables",
      {
        variables: [
          {
            id: 'VariableID:1:2',
            name: 'brand/500',
            resolvedType: 'COLOR',
            valuesByMode: { '1:0': { r: 0.2, g: 0.4, b: 0.6, a: 1 } },
          },
          {
            id: 'VariableID:1:3',
            name: 'link',
            resolvedType: 'COLOR',
            valuesByMode: {
              '1:0': { type: 'VARIABLE_ALIAS', id: 'VariableID:1:2' },
              '1:1': { r: 1, g: 0, b: 0, a: 0.5 },
            },
          },
          { id: 'VariableID:1:4', name: 'gap', resolvedType: 'FLOAT', valuesByMode: { '1:0': 8 } },
        ],
      },
      ['brand 500 #336699', 'link #336699', 'link #FF0000 ~'],
    ],
    [
      'variables of a Figma plugin',
      {
        collections: [
          {
            name: 'Theme',
            modes: [
              {
                name: 'Light',
                variables: [
                  { name: 'brand/500', type: 'color', isAlias: false, value: '#336699' },
                  {
                    name: 'link',
                    type: 'color',
                    isAlias: true,
                    value: { collection: 'Theme', name: 'brand/500' },
                  },
                ],
              },
            ],
          },
        ],
      },
      ['brand 500 #336699', 'link #336699'],
    ],
    [
      "Xcode's Contents.json",
      {
        colors: [
          {
            color: xcode({ red: '0.200', green: '0.400', blue: '0.600', alpha: '1.000' }),
            idiom: 'universal',
          },
          {
            appearances: [{ appearance: 'luminosity', value: 'dark' }],
            color: xcode({ red: '0x33', green: '0x66', blue: '153', alpha: '0.500' }),
            idiom: 'universal',
          },
          { color: xcode({ white: '0.500', alpha: '1.000' }, 'gray-gamma-22'), idiom: 'watch' },
        ],
        info: { author: 'xcode', version: 1 },
      },
      ['#336699', 'dark #336699 ~', '#808080'],
    ],
    [
      'names and hexes',
      [
        { name: '朱红', hex: '#ED5126' },
        { name: '月白', hex: 'eef7f2' },
      ],
      ['朱红 #ED5126', '月白 #EEF7F2'],
    ],
    [
      'colours and values',
      [
        { color: 'red', value: '#f00' },
        { color: 'deep sea', value: '#036' },
      ],
      ['red #FF0000', 'deep sea #003366'],
    ],
    ['an object of names', { red: '#f00', blue: 'rgb(0 0 255)' }, ['red #FF0000', 'blue #0000FF']],
    ['names by hex', { '#ED5126': '朱红', '#eef7f2': '月白' }, ['朱红 #ED5126', '月白 #EEF7F2']],
    [
      'pairs',
      [
        ['ED5126', '朱红'],
        ['月白', '#EEF7F2'],
      ],
      ['朱红 #ED5126', '月白 #EEF7F2'],
    ],
    [
      'rows',
      {
        rows: [
          ['朱红', 'zhū hóng', '#ED5126'],
          [1, '#EEF7F2', '月白', 'white'],
        ],
      },
      ['朱红 #ED5126', '月白 #EEF7F2'],
    ],
    [
      'Coolors',
      { Charcoal: '264653', 'Burnt Sienna': 'e76f51' },
      ['Charcoal #264653', 'Burnt Sienna #E76F51'],
    ],
    ['a list', ['#ED5126', '#fff'], ['#ED5126', '#FFFFFF']],
    ['a list without #', { name: 'Sea', colors: ['264653', '2a9d8f'] }, ['#264653', '#2A9D8F']],
    [
      'several notations',
      [{ name: 'Sea', cmyk: [54, 16, 0, 67], hsl: [197, 37, 24], rgb: [38, 70, 83], hex: '264653' }],
      ['Sea #264653'],
    ],
    [
      'an entry that says its colour again further down',
      [{ name: 'Sea', hex: '#264653', sources: [{ page: 4, hex: '#264653' }], shades: { dark: '#12303A' } }],
      ['Sea #264653', 'Sea shades dark #12303A'],
    ],
    [
      'rgb alone',
      [
        { name: 'Sea', rgb: '38, 70, 83' },
        { name: 'Sky', rgb: [0.2, 0.4, 0.6] },
      ],
      ['Sea #264653', 'Sky #336699'],
    ],
    [
      'hsl and hsb alone',
      [
        { name: 'a', hsl: { h: 120, s: 100, l: 25 } },
        { name: 'b', hsb: [120, 100, 50] },
      ],
      ['a #008000', 'b #008000'],
    ],
    [
      'steps in lists',
      { white: '#ffffff', gray: ['#f8f9fa', '#f1f3f5'] },
      ['white #FFFFFF', 'gray 0 #F8F9FA', 'gray 1 #F1F3F5'],
    ],
    [
      'groups of steps',
      { colors: { brand: { 50: '#eff', DEFAULT: '#0ff' }, accent: '#f0f' } },
      ['brand 50 #EEFFFF', 'brand #00FFFF', 'accent #FF00FF'],
    ],
    [
      'channels of shadcn',
      { name: 'x', cssVars: { light: { primary: '142.1 70.6% 45.3%', radius: '0.5rem' } } },
      ['primary #22C55E'],
    ],
    ['words under a key for colours', { colors: { primary: 'red' }, mood: 'tan' }, ['primary #FF0000']],
    [
      'settings with comments',
      '{\n  // a theme\n  "colors": { "editor.background": "#1e1e1e", /* x */ },\n}',
      ['editor.background #1E1E1E'],
    ],
    ['transparency', { a: '#ff000080', b: 'rgba(0,0,0,.5)' }, ['a #FF0000 ~', 'b #000000 ~']],
    ['colours by use', { color: '#f00', background: '#fff' }, ['color #FF0000', 'background #FFFFFF']],
    ['no numbers', { id: '123456', zip: ['123456', '234567'], at: [1, 2, 3], hexes: 'facade' }, []],
    ['no colours', { name: 'x', version: '1.0.0', list: [1, 'two', null, true] }, []],
  ])('%s', (_what, document, expected) => {
    expect(colorsOf(document)).toEqual(expected);
  });
});

test('the palette has the name of the document or of its only group', () => {
  expect(read({ name: 'Sea', colors: ['#fff'] }).name).toBe('Sea');
  expect(read({ color: { a: { value: '#fff' } } }).name).toBe('');
  expect(read({ 国色: { 朱红: '#ED5126' } }).name).toBe('国色');
});

test('design tokens are told apart', () => {
  expect(read({ a: { $type: 'color', $value: '#fff' } }).format).toBe('design-tokens');
  expect(read({ a: { value: '#fff', type: 'color' } }).format).toBe('json');
});

describe('entries that are not read', () => {
  test.each<[string, unknown, string[]]>([
    [
      'transparent ones',
      { a: '#ff000000', b: 'transparent', c: '#fff' },
      ['a: transparent', 'b: transparent'],
    ],
    [
      'references to nothing',
      { color: { a: { value: '{color.nothing}' }, b: { value: 'rgba({color.c}, .4)', type: 'color' } } },
      ['a: unresolved', 'b: unresolved'],
    ],
    ['circles', { x: { a: { value: '{x.b}' }, b: { value: '{x.a}' } } }, ['a: unresolved', 'b: unresolved']],
    [
      'broken hexes',
      [
        { name: 'a', hex: 'zzz' },
        { name: 'b', hex: '#fff' },
      ],
      ['a: invalid-value'],
    ],
    [
      'unknown spaces',
      { a: { $type: 'color', $value: { colorSpace: 'munsell', components: [1, 2, 3] } } },
      ['a: unknown-model'],
    ],
    [
      'modifiers',
      {
        a: {
          value: '#fff',
          type: 'color',
          $extensions: { 'studio.tokens': { modify: { type: 'lighten', value: '0.1', space: 'lch' } } },
        },
      },
      ['a: unknown-model'],
    ],
    [
      'system colours',
      { colors: [{ idiom: 'universal', color: { platform: 'ios', reference: 'systemBlueColor' } }] },
      ['systemBlueColor: unresolved'],
    ],
    ['references of a JSON schema', { properties: { a: { $ref: '#/definitions/b' } } }, []],
    ['references that are no colours', { font: { body: { value: '{font.none}' } } }, []],
  ])('%s', (_what, document, expected) => {
    expect(unreadOf(document)).toEqual(expected);
  });
});
