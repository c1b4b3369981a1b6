import { parseHex } from '@danqing/color-core';
import { isNamed } from '@danqing/contracts/page';
import { createStore } from 'zustand';
import type { ChosenColor } from '../model/chosen-color.ts';

export interface ShelfColor {
  hex: string;
  id?: number;
}

export interface Shelf {
  favourites: readonly ShelfColor[];
  recent: readonly ShelfColor[];
}

export const MOST_FAVOURITES = 48;
export const MOST_RECENT = 12;

const KEY = 'colorShelf';
const EMPTY: Shelf = { favourites: [], recent: [] };

/**
 * Favourites and recent colours of this device: stored by the browser, never sent, and synchronised between
 * tabs.
 */
export function createShelf() {
  const store = createStore<Shelf>(readShelf);
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) store.setState(readShelf());
  });
  /** Merges with the stored value, which another tab may have changed. */
  const change = (next: (shelf: Shelf) => Partial<Shelf>) => {
    const shelf = { ...store.getState(), ...stored(), ...next({ ...store.getState(), ...stored() }) };
    store.setState(shelf);
    try {
      localStorage.setItem(KEY, JSON.stringify(shelf));
    } catch {
      // Storage is blocked or full: the colours last until the page closes.
    }
  };
  return {
    ...store,
    remember: (color: ChosenColor) =>
      change(({ recent }) => ({ recent: [kept(color), ...without(recent, color)].slice(0, MOST_RECENT) })),
    setFavourite: (color: ChosenColor, on: boolean) =>
      change(({ favourites }) => {
        const others = without(favourites, color);
        return { favourites: on ? [kept(color), ...others].slice(0, MOST_FAVOURITES) : others };
      }),
  };
}

export const isSame = (one: ShelfColor, other: ShelfColor): boolean =>
  one.hex === other.hex && one.id === other.id;

const kept = (color: ChosenColor): ShelfColor =>
  isNamed(color) ? { hex: color.hex, id: color.id } : { hex: color.hex };

const without = (colors: readonly ShelfColor[], color: ChosenColor) =>
  colors.filter((one) => !isSame(one, kept(color)));

function stored(): Shelf | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { favourites, recent } = value as Partial<Record<keyof Shelf, unknown>>;
    return {
      favourites: readColors(favourites).slice(0, MOST_FAVOURITES),
      recent: readColors(recent).slice(0, MOST_RECENT),
    };
  } catch {
    return null;
  }
}

const readShelf = (): Shelf => stored() ?? EMPTY;

function readColors(value: unknown): ShelfColor[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const { hex, id } = (entry ?? {}) as { hex?: unknown; id?: unknown };
    const read = parseHex(hex);
    if (!read) return [];
    return [Number.isSafeInteger(id) ? { hex: read, id: id as number } : { hex: read }];
  });
}
