import { sampleColor } from '@danqing/area-kit/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSavedColors, MAX_FAVOURITES, MAX_RECENT } from './saved-colors-store.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const red = sampleColor('朱红');
const gray = (byte: number) => ({ hex: `#${byte.toString(16).padStart(2, '0').repeat(3).toUpperCase()}` });

it('keeps favourites and recent colours over a reload, the latest first', () => {
  const shelf = createSavedColors();
  shelf.remember(gray(1));
  shelf.remember(red);
  shelf.setFavourite(red, true);
  const again = createSavedColors().getState();
  expect(again.recent).toEqual([{ hex: red.hex, id: red.id }, gray(1)]);
  expect(again.favourites).toEqual([{ hex: red.hex, id: red.id }]);
});

it('has a colour once, and lets a favourite go', () => {
  const shelf = createSavedColors();
  for (const color of [red, gray(1), red]) shelf.remember(color);
  expect(shelf.getState().recent).toHaveLength(2);
  shelf.setFavourite(red, true);
  shelf.setFavourite(red, false);
  expect(createSavedColors().getState().favourites).toEqual([]);
});

it('keeps so many and no more', () => {
  const shelf = createSavedColors();
  for (let byte = 0; byte < 100; byte++) {
    shelf.remember(gray(byte));
    shelf.setFavourite(gray(byte), true);
  }
  const { recent, favourites } = createSavedColors().getState();
  expect([recent.length, favourites.length]).toEqual([MAX_RECENT, MAX_FAVOURITES]);
  expect(recent[0]).toEqual(gray(99));
});

it('follows other tabs, and loses nothing that they kept', () => {
  const one = createSavedColors();
  const other = createSavedColors();
  one.setFavourite(red, true);
  other.setFavourite(gray(1), true);
  expect(other.getState().favourites).toHaveLength(2);
  dispatchEvent(Object.assign(new Event('storage'), { key: 'colorShelf' }));
  expect(one.getState().favourites).toHaveLength(2);
});

it.each(['{', '7', 'null', '{"favourites":{},"recent":[null,{"hex":"red"},{"hex":"#abc","id":"1"}]}'])(
  'reads what it can of %s',
  (text) => {
    localStorage.setItem('colorShelf', text);
    const { favourites, recent } = createSavedColors().getState();
    expect(favourites).toEqual([]);
    for (const color of recent) expect(color).toEqual({ hex: '#AABBCC' });
  },
);

it('works for this page where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const shelf = createSavedColors();
  shelf.setFavourite(red, true);
  expect(shelf.getState().favourites).toHaveLength(1);
});
