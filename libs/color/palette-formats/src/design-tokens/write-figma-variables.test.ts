import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyPalette, manyRuns, monoPalette, SHADES } from '../../testing/palettes.ts';
import { writeFigmaVariables, type FormatPalette } from '../index.ts';
import { codeColors } from '../palette/family.ts';

vi.setConfig(manyRuns);

type Node = { $type?: string; $value?: unknown } & { [name: string]: unknown };

function variables(node: Node, name = '', type?: string): [name: string, hex: string][] {
  const kind = node.$type ?? type;
  if (node.$value !== undefined) {
    if (kind !== 'color' || typeof node.$value !== 'string' || !/^#[0-9a-f]{6}$/.test(node.$value))
      throw new Error(`${name} is no colour`);
    return [[name, node.$value]];
  }
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => variables(child as Node, name ? `${name}/${key}` : key, kind));
}

const read = (palette: FormatPalette) => variables(JSON.parse(writeFigmaVariables(palette)) as Node);

test('a scheme is a folder of variables with the steps as names', () => {
  expect(read(monoPalette('brand')).map(([name]) => name)).toEqual(SHADES.map((shade) => `brand/${shade}`));
  expect(JSON.parse(writeFigmaVariables(monoPalette('brand')))).toMatchObject({
    brand: { 600: { $type: 'color', $value: '#2b5fa3', $description: '靛蓝 diàn lán' } },
  });
});

test('any palette: a variable for each colour, in names that Figma allows', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      const found = read(palette);
      expect(found.map(([, hex]) => hex.toUpperCase()).toSorted()).toEqual(
        codeColors(palette)
          .map(({ hex }) => hex)
          .toSorted(),
      );
      for (const [name] of found) expect(name).toMatch(/^[^.{}$]+$/);
      expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
    }),
  );
});
