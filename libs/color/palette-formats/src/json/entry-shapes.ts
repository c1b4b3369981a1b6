import type { CssColor } from '@danqing/color-core';
import { colorValue } from '../css/color-value.ts';
import { bareHex, own, type Group } from './color-notations.ts';

export const NAME_KEYS = ['name', 'title', 'label', 'colorName', 'colourName'];

export function ownName(group: Group): string | undefined {
  for (const key of NAME_KEYS) {
    const name = own(group, key);
    if (typeof name === 'string' && isName(name)) return name;
  }
  return undefined;
}

/** In a program, a reference is not a name. */
const isName = (text: string) =>
  text.trim() !== '' && !/^\{[^{}]*\}$/.test(text) && colorTextOf(text) === null;

export const colorTextOf = (text: string): CssColor | null => {
  const value = text.trim();
  return /^#|^[a-z-]{3,12}\(|^transparent$/i.test(value) ? colorValue(value) : null;
};

export function isRgbList(list: readonly unknown[]): boolean {
  return (
    (list.length === 3 || list.length === 4) &&
    list.every((one) => typeof one === 'number' && one >= 0 && one <= 255)
  );
}

/** Returns true for at least two values that are all six hex digits, one of them with a letter. */
export function isBareList(values: readonly unknown[]): boolean {
  const texts = values.filter((one) => typeof one === 'string');
  return (
    texts.length > 1 &&
    texts.length === values.length &&
    texts.every((one) => /^[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(one)) &&
    texts.some((one) => /[a-f]/i.test(one))
  );
}

/** Returns the colour of a row such as `["朱红", "zhū hóng", "#ED5126"]` with the first other text as its name. */
export function namedRow(list: readonly unknown[]): { name: string; color: CssColor } | null {
  if (list.length < 2 || list.length > 6 || list.some((one) => typeof one === 'object')) return null;
  const texts = list.filter((one) => typeof one === 'string');
  const isPair = list.length === 2 && texts.length === 2;
  const colors = texts.map((text) => colorTextOf(text) ?? (isPair ? rowHex(text) : null));
  const at = colors.findIndex((color) => color !== null);
  const color = colors[at];
  const name = texts.find((text, index) => index !== at && isName(text));
  if (!color || name === undefined || colors.some((one, index) => one !== null && index !== at)) return null;
  return bareHex(name) ? null : { name, color };
}

const rowHex = (text: string) => (/[a-f]/i.test(text) || /^0{6}$/.test(text) ? bareHex(text) : null);

/** Returns true for a group such as `{ "#ED5126": "朱红" }`. */
export function isNamedByHex(group: Group): boolean {
  const entries = Object.entries(group);
  return (
    entries.length > 0 &&
    entries.every(
      ([key, value]) =>
        /^#?[0-9a-f]{6}$/i.test(key) &&
        typeof value === 'string' &&
        colorTextOf(value) === null &&
        (key.startsWith('#') || entries.length > 1),
    )
  );
}
