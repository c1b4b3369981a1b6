import { expect, it } from 'vitest';
import { themeOfName } from './theme-of-name.ts';

it.each([
  ['海棠红', 'flowers'],
  ['竹青', 'flowers'],
  ['远山', 'landscape'],
  ['朱红', 'landscape'],
  ['Plum', 'landscape'],
])('the picture of %s shows %s', (name, theme) => {
  expect(themeOfName(name)).toBe(theme);
});
