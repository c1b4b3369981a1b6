import { defineConfig, Logger, parse } from '@terrazzo/parser';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  anyPalette,
  fiveColors,
  listedColors,
  manyRuns,
  monoPalette,
  SHADES,
} from '../../testing/palettes.ts';
import { writeDesignTokens, type FormatPalette } from '../index.ts';
import { codeColors } from '../palette/family.ts';

vi.setConfig(manyRuns);

interface Token {
  $value: { colorSpace: string; components: number[]; alpha: number; hex: string };
  $description?: string;
}

async function read(text: string) {
  const { tokens } = await parse([{ filename: new URL('file:///palette.tokens.json'), src: text }], {
    config: defineConfig({ lint: { rules: { 'core/valid-color': 'error' } } }, { cwd: new URL('file:///') }),
    logger: new Logger({ level: 'silent' }),
  });
  return Object.values(tokens);
}

const colorNames = (group: object) => Object.keys(group).filter((key) => !key.startsWith('$'));

test('two colours', () => {
  const palette: FormatPalette = { ...fiveColors, colors: fiveColors.colors.slice(0, 2) };
  expect(JSON.parse(writeDesignTokens(palette))).toEqual({
    雨过天青: {
      $type: 'color',
      朱红: {
        $value: { colorSpace: 'srgb', components: [0.92941, 0.31765, 0.14902], alpha: 1, hex: '#ed5126' },
        $description: 'zhū hóng',
      },
      藤黄: {
        $value: { colorSpace: 'srgb', components: [1, 0.81961, 0.06667], alpha: 1, hex: '#ffd111' },
        $description: 'téng huáng',
      },
    },
  });
});

test.each([
  ['a.b', 'a_b'],
  ['{x}', '_x_'],
  ['$value', '_value'],
  ['价 $5', '价 _5'],
  ['__proto__', 'color-__proto__'],
  ['constructor', 'color-constructor'],
  ['#ff0000', 'ff0000'],
  ['C#', 'C_'],
  ['#', '_'],
  ['##', '_'],
  ['007', 'color-007'],
  ['500', 'color-500'],
])('the name %j becomes %j', (name, key) => {
  const text = writeDesignTokens({ name, colors: [{ hex: '#123456', name }] });
  const [group = ''] = Object.keys(JSON.parse(text) as object);
  expect(group).toBe(key);
  expect(text).toContain(`    ${JSON.stringify(key)}: {\n      "$value"`);
});

test('equal names are numbered, in the order of the palette', () => {
  const colors = ['红', '10', '红', '2'].map((name) => ({ hex: '#123456', name }));
  const group = (JSON.parse(writeDesignTokens({ name: 'x', colors })) as { x: object }).x;
  expect(colorNames(group)).toEqual(['红', 'color-10', '红-2', 'color-2']);
});

test('a scheme is one group of steps, described by the names of the colours', async () => {
  const tokens = await read(writeDesignTokens(monoPalette('brand')));
  expect(tokens.map(({ id }) => id)).toEqual(SHADES.map((shade) => `brand.${shade}`));
  expect(tokens[6]).toMatchObject({ $description: '靛蓝 diàn lán', $type: 'color' });
});

describe('by the rules of 2025.10', () => {
  test('every name, value and type of any palette is allowed', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const document = JSON.parse(writeDesignTokens(palette)) as Record<string, Record<string, Token>>;
        const [name = '', group = {}] = Object.entries(document)[0] ?? [];
        expect(Object.keys(document)).toHaveLength(1);
        expect(group.$type).toBe('color');
        const names = colorNames(group);
        const colors = codeColors(palette);
        expect(names).toHaveLength(colors.length);
        for (const one of [name, ...names]) expect(one).toMatch(/^(?!\$)[^.{}]+$/u);
        names.forEach((one, index) => {
          const { colorSpace, components, alpha, hex } = group[one]?.$value ?? ({} as Token['$value']);
          expect(colorSpace).toBe('srgb');
          expect(alpha).toBe(1);
          expect(hex).toMatch(/^#[0-9a-f]{6}$/);
          expect(hex.toUpperCase()).toBe(colors[index]?.hex);
          expect(components).toHaveLength(3);
          const bytes = components.map((value) =>
            Math.round(value * 255)
              .toString(16)
              .padStart(2, '0'),
          );
          expect(`#${bytes.join('')}`).toBe(hex);
          for (const value of components) expect(value >= 0 && value <= 1).toBe(true);
        });
      }),
    );
  });

  test('another parser reads the whole list', async () => {
    const tokens = await read(writeDesignTokens({ name: '丹青', colors: listedColors }));
    expect(tokens).toHaveLength(listedColors.length);
    for (const token of tokens) expect(token.$type).toBe('color');
    expect(tokens.find(({ id }) => id === '丹青.朱红')).toMatchObject({
      $value: { colorSpace: 'srgb', components: [0.92941, 0.31765, 0.14902], alpha: 1 },
      $description: 'zhū hóng',
    });
  });

  test('another parser reads any palette', async () => {
    await fc.assert(
      fc.asyncProperty(anyPalette, async (palette) => {
        expect(await read(writeDesignTokens(palette))).toHaveLength(codeColors(palette).length);
      }),
      { numRuns: 40 },
    );
  });

  test('the other parser does refuse what is wrong', async () => {
    const wrong = { x: { $type: 'color', a: { $value: { colorSpace: 'oklch', components: [0.5, 0.1] } } } };
    await expect(read(JSON.stringify(wrong))).rejects.toThrow();
  });
});
