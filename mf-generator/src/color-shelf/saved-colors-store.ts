import { parseHex } from '@danqing/color-core';
import { isNamed } from '@danqing/contracts/page';
import { createStore } from 'zustand';
import type { ChosenColor } from '../model/chosen-color.ts';

export interface SavedColor {
  hex: string;
  id?: number;
}

export interface SavedColors {
  favourites: readonly SavedColor[];
  recent: readonly SavedColor[];
}

export const MAX_FAVOURITES = 48;
export const MAX_RECENT = 12;

const KEY = 'colorShelf';
const EMPTY: SavedColors = { favourites: [], recent: [] };

/**
 * Favourites and recent colours of this device: stored by the browser, never sent, and synchronised between
 * tabs.
 */
export function createSavedColors() {
  const store = createStore<SavedColors>(readSavedColors);
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) store.setState(readSavedColors());
  });
  /** Merges with the stored value, which another tab may have changed. */
  const change = (next: (shelf: SavedColors) => Partial<SavedColors>) => {
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
      change(({ recent }) => ({
        recent: [savedColor(color), ...without(recent, color)].slice(0, MAX_RECENT),
      })),
    setFavourite: (color: ChosenColor, on: boolean) =>
      change(({ favourites }) => {
        const others = without(favourites, color);
        return { favourites: on ? [savedColor(color), ...others].slice(0, MAX_FAVOURITES) : others };
      }),
  };
}

export const isSame = (one: SavedColor, other: SavedColor): boolean =>
  one.hex === other.hex && one.id === other.id;

const savedColor = (color: ChosenColor): SavedColor =>
  isNamed(color) ? { hex: color.hex, id: color.id } : { hex: color.hex };

const without = (colors: readonly SavedColor[], color: ChosenColor) =>
  colors.filter((one) => !isSame(one, savedColor(color)));

function stored(): SavedColors | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { favourites, recent } = value as Partial<Record<keyof SavedColors, unknown>>;
    return {
      favourites: readColors(favourites).slice(0, MAX_FAVOURITES),
      recent: readColors(recent).slice(0, MAX_RECENT),
    };
  } catch {
    return null;
  }
}

const readSavedColors = (): SavedColors => stored() ?? EMPTY;

function readColors(value: unknown): SavedColor[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const { hex, id } = (entry ?? {}) as { hex?: unknown; id?: unknown };
    const read = parseHex(hex);
    if (!read) return [];
    return [Number.isSafeInteger(id) ? { hex: read, id: id as number } : { hex: read }];
  });
}
