import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

test.each([
  ['a plain Enter', { key: 'Enter', keyCode: 13 }, 'Enter'],
  ['Enter in a composition', { key: 'Enter', keyCode: 229, isComposing: true }, null],
  ['Enter of Firefox in a composition', { key: 'Enter', keyCode: 13, isComposing: true }, null],
  ['Enter of Safari after compositionend', { key: 'Enter', keyCode: 229 }, null],
  ['Escape that cancels a composition', { key: 'Escape', keyCode: 229, isComposing: true }, null],
  ['a key that Windows gave to the input method', { key: 'Process', keyCode: 229 }, null],
  ['Escape without a composition', { key: 'Escape', keyCode: 27 }, 'Escape'],
])('%s', (_name, init, key) => {
  expect(pressedKey(new KeyboardEvent('keydown', init))).toBe(key);
});
