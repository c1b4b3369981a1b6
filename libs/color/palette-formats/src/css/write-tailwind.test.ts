import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { __unstable__loadDesignSystem, compile } from 'tailwindcss';
import { describe, expect, test, vi } from 'vitest';
import { anyPalette, fiveColors, listedColors, manyRuns } from '../../testing/palettes.ts';
import { writeTailwind, type FormatPalette } from '../index.ts';
import { codeColors, codeName } from '../palette/family.ts';

vi.setConfig(manyRuns);

const defaultTheme = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');

async function compiled(palette: FormatPalette, classes: string[]) {
  const { build } = await compile(`${defaultTheme}\n${writeTailwind(palette)}\n@tailwind utilities;`);
  const css = build(classes);
  const variables = new Map(
    [...css.matchAll(/^\s*(--color-[\w-]+): ([^;]+);/gm)].map((found) => [found[1], found[2]]),
  );
  const rules = new Map<string, string[]>();
  for (const [, name = '', body = ''] of css.matchAll(/^\.([\w-]+) \{\n([^}]*)\}/gm)) {
    rules.set(name, [...(rules.get(name) ?? []), body.trim()]);
  }
  return { css, variables, rules };
}

const UTILITIES = [
  ['bg', 'background-color'],
  ['text', 'color'],
  ['border', 'border-color'],
  ['border-t', 'border-top-color'],
  ['fill', 'fill'],
  ['stroke', 'stroke'],
  ['outline', 'outline-color'],
  ['decoration', 'text-decoration-color'],
  ['accent', 'accent-color'],
  ['caret', 'caret-color'],
] as const;

async function expectAllClasses(palette: FormatPalette) {
  const colors = codeColors(palette);
  const slugs = colors.map(codeName);
  const { variables, rules } = await compiled(
    palette,
    slugs.flatMap((slug) => UTILITIES.map(([utility]) => `${utility}-${slug}`)),
  );
  slugs.forEach((slug, index) => {
    expect(variables.get(`--color-${slug}`)).toBe(colors[index]?.hex);
    for (const [utility, property] of UTILITIES) {
      const [body, ...others] = rules.get(`${utility}-${slug}`) ?? [];
      expect(others).toEqual([]);
      expect(body?.replace(/-webkit-[^;]+;\s*/, '')).toBe(`${property}: var(--color-${slug});`);
    }
  });
}

test('a theme', () => {
  expect(writeTailwind({ ...fiveColors, colors: fiveColors.colors.slice(0, 2) })).toBe(`/* 丹青 · 雨过天青 */
@theme {
  --color-zhuhong: #ED5126; /* 朱红 */
  --color-tenghuang: #FFD111; /* 藤黄 */
}
`);
});

describe('compiled by Tailwind', () => {
  test('the whole list: every class is there with the right value', async () => {
    await expectAllClasses({ name: '', colors: listedColors });
  });

  test('any palette: every class is there with the right value', async () => {
    await fc.assert(fc.asyncProperty(anyPalette, expectAllClasses), { numRuns: 40 });
  });

  test('names that Tailwind uses itself give classes of their own and leave its classes as they are', async () => {
    const system = await __unstable__loadDesignSystem(
      `${defaultTheme}\n@theme { --color-zzz: #123456; }\n@tailwind utilities;`,
    );
    const classes = system.getClassList().map(([name]) => name);
    const prefixes = classes.filter((name) => name.endsWith('-zzz')).map((name) => name.slice(0, -3));
    const own = new RegExp(`^(?:${prefixes.join('|')})(?!zzz|[a-z]+-\\d+$|black$|white$)([a-z].*)$`);
    const used = classes.filter((name) => own.test(name));
    const words = [...new Set(used.flatMap((name) => own.exec(name)?.[1] ?? []))];
    expect(words).toEqual(expect.arrayContaining(['center', 'base', 'sm', 'inherit', 'x-reverse']));
    const colors = words.map((name, index) => ({
      hex: `#${(index + 0x101010).toString(16).toUpperCase()}`,
      name,
    }));
    await expectAllClasses({ name: '', colors });
    expect((await compiled({ name: '', colors }, used)).rules).toEqual(
      (await compiled({ name: '', colors: [] }, used)).rules,
    );
  });
});
