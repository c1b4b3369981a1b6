import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allColors, anyHex, colorNamed } from '../testing/colors.ts';
import { HUE_GROUPS, hueGroup } from './hue-groups.ts';

test.each([
  ['朱红', 'red'],
  ['胭脂', 'red'],
  ['橘橙', 'orange'],
  ['藤黄', 'yellow'],
  ['翠绿', 'green'],
  ['竹绿', 'cyan'],
  ['群青', 'blue'],
  ['魏紫', 'purple'],
  ['月白', 'neutral'],
])('%s is %s', (name, group) => {
  expect(hueGroup(colorNamed(name).hex)).toBe(group);
});

test('every colour has one of the groups, and every group has colours of the list', () => {
  fc.assert(fc.property(anyHex, (hex) => HUE_GROUPS.includes(hueGroup(hex))));
  expect(new Set(allColors.map(({ hex }) => hueGroup(hex)))).toEqual(new Set(HUE_GROUPS));
});
