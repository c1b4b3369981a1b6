import { describe, expect, test } from 'vitest';
import { readTree } from './read-json.ts';

const colorsOf = (document: unknown) =>
  readTree(document).colors.map(({ hex, name, translucent }) => `${name} ${hex}${translucent ? ' ~' : ''}`);
const unreadOf = (document: unknown) =>
  readTree(document).unread?.map(({ name, reason }) => `${name}: ${reason}`);
const token = (colorSpace: string, ...components: (number | string)[]) => ({
  a: { $type: 'color', $value: { colorSpace, components } },
});
const red = { colorSpace: 'srgb', components: [1, 0, 0] };

describe('every colour space of 2025.10', () => {
  test.each([
    ['srgb', [0.92941, 0.31765, 0.14902], '#ED5126'],
    ['srgb-linear', [1, 0.2159, 0], '#FF8000'],
    ['hsl', [120, 100, 25], '#008000'],
    ['hwb', [240, 0, 0], '#0000FF'],
    ['lab', [54.2905, 80.8049, 69.891], '#FF0000'],
    ['lch', [54.2905, 106.837, 40.8577], '#FF0000'],
    ['oklab', [0.62796, 0.22486, 0.12585], '#FF0000'],
    ['oklch', [0.62796, 0.25768, 29.234], '#FF0000'],
    ['display-p3', [0.91749, 0.20029, 0.13856], '#FF0000'],
    ['a98-rgb', [0.85859, 0, 0], '#FF0000'],
    ['prophoto-rgb', [0.70225, 0.27572, 0.10355], '#FF0000'],
    ['rec2020', [0.82346, 0.32843, 0.18034], '#FF0000'],
    ['xyz-d65', [0.41239, 0.21264, 0.01933], '#FF0000'],
    ['xyz-d50', [0.43607, 0.22249, 0.01392], '#FF0000'],
  ] as const)('%s', (space, components, hex) => {
    expect(colorsOf(token(space, ...components))).toEqual([`a ${hex}`]);
  });

  test('missing components and tiny numbers', () => {
    expect(colorsOf(token('oklch', 1, 0, 'none'))).toEqual(['a #FFFFFF']);
    expect(colorsOf(token('hsl', 'none', 'none', 50))).toEqual(['a #808080']);
    expect(colorsOf(token('srgb', 1e-9, 0, 0))).toEqual(['a #000000']);
  });

  test('the hex of the author is preferred', () => {
    const value = { colorSpace: 'display-p3', components: [1, 0, 0], hex: '#ff1122' };
    expect(colorsOf({ a: { $type: 'color', $value: value } })).toEqual(['a #FF1122']);
  });

  test('alpha', () => {
    const document = {
      $type: 'color',
      half: { $value: { ...red, alpha: 0.5 } },
      none: { $value: { ...red, hex: '#ff0000', alpha: 0 } },
      old: { $value: '#ff000080' },
    };
    expect(colorsOf(document)).toEqual(['half #FF0000 ~', 'old #FF0000 ~']);
    expect(unreadOf(document)).toEqual(['none: transparent']);
  });
});

describe('groups', () => {
  test('give their type to what they hold', () => {
    const document = {
      g: { $type: 'color', h: { a: { $value: '#f00' } } },
      n: { $type: 'number', b: { $value: 5 } },
    };
    expect(colorsOf(document)).toEqual(['a #FF0000']);
  });

  test('are the palette where there is only one', () => {
    expect(readTree({ 国色: { a: { $value: red } } }).name).toBe('国色');
    expect(readTree({ $description: 'x', 国色: { a: { $value: red } } }).name).toBe('国色');
    expect(readTree({ x: { a: { $value: red } }, y: { b: { $value: red } } }).name).toBe('');
    expect(readTree({ a: { $value: red } }).name).toBe('');
  });

  test('name their numbered steps and their root token', () => {
    expect(colorsOf({ red: { $type: 'color', 500: { $value: '#f00' }, $root: { $value: '#e00' } } })).toEqual(
      ['red 500 #FF0000', 'red #EE0000'],
    );
  });

  test('inherit by $extends, and replace what they say themselves', () => {
    const document = {
      button: { $type: 'color', bg: { $value: '#036' }, text: { $value: '#fff' } },
      danger: { $extends: '{button}', bg: { $value: '#c00' } },
      ghost: { $extends: { $ref: '#/danger' }, text: { $value: '#333' } },
      use: { $type: 'color', label: { $value: '{danger.text}' } },
    };
    expect(colorsOf(document)).toEqual([
      'button bg #003366',
      'button text #FFFFFF',
      'danger bg #CC0000',
      'danger text #FFFFFF',
      'ghost bg #CC0000',
      'ghost text #333333',
      'use label #FFFFFF',
    ]);
  });

  test.each([
    ['nothing', { a: { $type: 'color', $extends: '{none}', x: { $value: '#fff' } } }],
    ['itself', { a: { $type: 'color', $extends: '{a}', x: { $value: '#fff' } } }],
    [
      'one another',
      { a: { $extends: '{b}' }, b: { $extends: '{a}' }, c: { $value: '#fff', $type: 'color' } },
    ],
  ])('that extend %s are not read', (_what, document) => {
    expect(unreadOf(document)).toContain('a: unresolved');
  });

  test('other types are passed over', () => {
    const document = {
      a: { $type: 'dimension', $value: { value: 1, unit: 'px' } },
      b: { $type: 'string', $value: 'red' },
      c: { $type: 'shadow', $value: { color: '#000', offsetX: { value: 1, unit: 'px' } } },
    };
    expect(readTree(document)).toMatchObject({ colors: [], unread: [] });
  });
});

describe('references', () => {
  test('are followed, through several and across groups', () => {
    const document = {
      base: { $type: 'color', red: { $value: '#f00' } },
      use: { $type: 'color', link: { $value: '{base.red}' }, visited: { $value: '{use.link}' } },
    };
    expect(colorsOf(document)).toEqual(['base red #FF0000', 'use link #FF0000', 'use visited #FF0000']);
  });

  test('are JSON pointers as well, also to components', () => {
    const document = {
      $type: 'color',
      base: { $value: { colorSpace: 'srgb', components: [0.2, 0.4, 0.6] } },
      'a/b': { $value: { $ref: '#/base/$value' } },
      link: { $value: { $ref: '#/a~1b/$value' } },
      alias: { $ref: '#/base' },
      mixed: {
        $value: {
          colorSpace: 'srgb',
          components: [{ $ref: '#/base/$value/components/2' }, 0, { $ref: '#/base/$value/components/0' }],
        },
      },
    };
    expect(colorsOf(document)).toEqual([
      'base #336699',
      'a/b #336699',
      'link #336699',
      'alias #336699',
      'mixed #990033',
    ]);
  });

  test.each(['{a}', '{b}', '{nothing}', '{__proto__.x}', '{constructor}', '{}', '{a'])(
    'that lead to no colour are not read: %s',
    (value) => {
      const document = { a: { $type: 'color', $value: value }, b: { $type: 'color', $value: '{a}' } };
      expect(colorsOf(document)).toEqual([]);
      expect(unreadOf(document)).toHaveLength(2);
    },
  );
});

test.each<[string, unknown]>([
  ['null', null],
  ['a list', [1, 2]],
  ['a text', 'hello'],
  ['an empty object', {}],
  ['an unknown space', token('cmyk', 0, 0, 0)],
  ['too few components', token('srgb', 0, 0)],
  ['components that are no numbers', token('srgb', '1', '0', '0; }')],
  ['infinity', token('srgb', Infinity, 0, 0)],
])('%s holds no colours', (_what, document) => {
  expect(readTree(document).colors).toEqual([]);
});

test('groups without end are left', () => {
  let document: unknown = { a: { $type: 'color', $value: '#f00' } };
  for (let depth = 0; depth < 5000; depth++) document = { g: document };
  expect(readTree(document).colors).toEqual([]);
});
