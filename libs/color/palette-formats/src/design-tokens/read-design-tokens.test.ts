import { describe, expect, test } from 'vitest';
import { readDesignTokens } from './read-design-tokens.ts';

const colorsOf = (document: unknown) =>
  readDesignTokens(document)?.colors.map(({ hex, name }) => `${name} ${hex}`);
const token = (colorSpace: string, ...components: (number | string)[]) => ({
  a: { $type: 'color', $value: { colorSpace, components } },
});

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
});

describe('groups', () => {
  const red = { colorSpace: 'srgb', components: [1, 0, 0] };

  test('give their type to what they hold', () => {
    const document = {
      g: { $type: 'color', h: { a: { $value: '#f00' } } },
      n: { $type: 'number', b: { $value: 5 } },
    };
    expect(colorsOf(document)).toEqual(['a #FF0000']);
  });

  test('are the palette where there is only one', () => {
    expect(readDesignTokens({ 国色: { a: { $value: red } } })?.name).toBe('国色');
    expect(readDesignTokens({ $description: 'x', 国色: { a: { $value: red } } })?.name).toBe('国色');
    expect(readDesignTokens({ x: { a: { $value: red } }, y: { b: { $value: red } } })?.name).toBe('');
    expect(readDesignTokens({ a: { $value: red } })?.name).toBe('');
  });

  test('name their numbered steps and their root token', () => {
    expect(colorsOf({ red: { $type: 'color', 500: { $value: '#f00' }, $root: { $value: '#e00' } } })).toEqual(
      ['red 500 #FF0000', 'red #EE0000'],
    );
  });

  test('other types are passed over', () => {
    const document = {
      a: { $type: 'dimension', $value: { value: 1, unit: 'px' } },
      b: { $type: 'string', $value: 'red' },
    };
    expect(readDesignTokens(document)).toBeNull();
  });
});

describe('references', () => {
  test('are followed, through several and across groups', () => {
    const document = {
      base: { $type: 'color', red: { $value: '#f00' } },
      use: { $type: 'color', link: { $value: '{base.red}' }, visited: { $value: '{use.link}' } },
    };
    expect(colorsOf(document)).toEqual(['red #FF0000', 'link #FF0000', 'visited #FF0000']);
  });

  test.each(['{a}', '{b}', '{nothing}', '{__proto__.x}', '{constructor}', '{}', '{a', ''])(
    'that lead to no colour are passed over: %s',
    (value) => {
      const document = { a: { $type: 'color', $value: value }, b: { $type: 'color', $value: '{a}' } };
      expect(readDesignTokens(document)).toBeNull();
    },
  );
});

test.each<[string, unknown]>([
  ['null', null],
  ['a list', [1, 2]],
  ['a text', 'red'],
  ['an empty object', {}],
  ['an unknown space', token('cmyk', 0, 0, 0)],
  ['too few components', token('srgb', 0, 0)],
  ['components that are no numbers', token('srgb', '1', '0', '0; }')],
  ['infinity', token('srgb', Infinity, 0, 0)],
  ['a package file', { name: 'x', colors: { red: '#f00' } }],
])('%s holds no tokens', (_what, document) => {
  expect(readDesignTokens(document)).toBeNull();
});

test('groups without end are left', () => {
  let document: unknown = { a: { $type: 'color', $value: '#f00' } };
  for (let depth = 0; depth < 5000; depth++) document = { g: document };
  expect(readDesignTokens(document)).toBeNull();
});
