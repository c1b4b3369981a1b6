import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsavedPalette } from '../testing.tsx';
import { rememberCodeName, rememberedCodeName } from './code-names.ts';

const palette = (id: number) => ({ ...unsavedPalette, saved: { id, ownerId: 1 } });
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('of a hundred names the oldest goes', () => {
  for (let id = 1; id <= 101; id += 1) rememberCodeName(palette(id), `name-${id}`);
  expect([1, 2, 101].map((id) => rememberedCodeName(palette(id)))).toEqual([null, 'name-2', 'name-101']);
});

test.each(['{', 'null', '{"a":1}', '[["1"],[2,"x"],"1",null]'])('%s is no name', (kept) => {
  localStorage.setItem('codeNames', kept);
  expect(rememberedCodeName(palette(1))).toBeNull();
  rememberCodeName(palette(1), 'brand');
  expect(rememberedCodeName(palette(1))).toBe('brand');
});

test('a browser that keeps nothing is no error', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberCodeName(palette(1), 'brand');
  expect(rememberedCodeName(palette(1))).toBeNull();
});
