import vm from 'node:vm';
import fc from 'fast-check';
import { compile } from 'tailwindcss';
import { expect, test, vi } from 'vitest';
import { anyPalette, manyRuns, monoPalette } from '../../testing/palettes.ts';
import { writeTailwindConfig, type FormatPalette } from '../index.ts';
import { codeColors, codeName } from '../palette/family.ts';

vi.setConfig(manyRuns);

function load(palette: FormatPalette): object {
  const module = { exports: {} };
  vm.runInNewContext(writeTailwindConfig(palette), { module });
  return module.exports;
}

async function compiled(palette: FormatPalette) {
  const { build } = await compile('@config "palette"; @tailwind utilities;', {
    loadModule: (path) => Promise.resolve({ path, base: '/', module: load(palette) }),
  });
  return build(codeColors(palette).map((color) => `bg-${codeName(color)}`));
}

test('a scheme is one object of steps, the traditional names beside them', () => {
  const text = writeTailwindConfig(monoPalette('brand'));
  expect(text).toContain("        'brand': {\n          '50': '#F0F6FD', // 靛蓝\n");
  expect(load(monoPalette('brand'))).toMatchObject({
    theme: { extend: { colors: { brand: { 50: '#F0F6FD', 600: '#2B5FA3', 950: '#000C24' } } } },
  });
});

test('of any palette Tailwind makes every class with the right value', async () => {
  await fc.assert(
    fc.asyncProperty(anyPalette, async (palette) => {
      const css = await compiled(palette);
      for (const color of codeColors(palette))
        expect(css).toContain(
          `.bg-${codeName(color)} {\n    background-color: ${color.hex};`.replace('    ', '  '),
        );
    }),
    { numRuns: 30 },
  );
});
