import { cmykToHex, parseHex, type CssColor } from '@danqing/color-core';
import { channelsValue, colorValue } from '../css/color-value.ts';
import { hsbToHex } from '../procreate/hsb.ts';

export type Group = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const own = (group: Group, key: string): unknown =>
  Object.hasOwn(group, key) ? group[key] : undefined;

/** Notations of one colour, best first. An entry that has several is read by the first that is valid. */
const NOTATIONS = [
  'hex',
  'css',
  'color',
  'value',
  'rgb',
  'hsl',
  'oklch',
  'oklab',
  'lab',
  'lch',
  'hsv',
  'hwb',
  'cmyk',
] as const;
export type Notation = (typeof NOTATIONS)[number];

const ALIASES: Readonly<Record<string, Notation>> = {
  hexa: 'hex',
  hex8: 'hex',
  rgbhex: 'hex',
  rgba: 'rgb',
  srgb: 'rgb',
  hsla: 'hsl',
  hsb: 'hsv',
  hsva: 'hsv',
  colour: 'color',
};

/** Returns the notation that a key such as `hex`, `hexCode`, `rgbString` or `color_hex` announces. */
export function notationOf(key: string): Notation | null {
  const plain = key.toLowerCase().replace(/[\s_-]/g, '');
  const short = plain.replace(/^colou?r(?=.)/, '').replace(/(?<=.)(?:code|value|string|colou?r)$/, '');
  return NOTATIONS.find((one) => one === short) ?? (Object.hasOwn(ALIASES, short) ? ALIASES[short]! : null);
}

/** Returns the keys of a group that are notations of one colour, best first. */
export function notationsIn(group: Group): [key: string, notation: Notation][] {
  return Object.keys(group)
    .flatMap((key): [string, Notation][] => {
      const notation = notationOf(key);
      return notation ? [[key, notation]] : [];
    })
    .sort(([, a], [, b]) => NOTATIONS.indexOf(a) - NOTATIONS.indexOf(b));
}

/** Unit of red, green and blue in a document: Figma's 0-1 or bytes. */
export type RgbUnit = 1 | 255;

/** Parses a value of a given notation. Returns null when the value is not a colour. */
export function notedColor(notation: Notation, value: unknown, unit: RgbUnit): CssColor | null {
  if (typeof value === 'string') return notedText(notation, value.trim());
  if (Array.isArray(value)) return fromComponents(notation, value as unknown[], unit);
  return isGroup(value) ? componentColor(value, unit, notation) : null;
}

function notedText(notation: Notation, text: string): CssColor | null {
  if (notation === 'hex')
    return /^(?:#|0x)?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)
      ? colorValue(`#${text.replace(/^#|^0x/i, '')}`)
      : null;
  const color = colorValue(text) ?? channelsValue(text);
  if (color !== null) return color;
  if (notation === 'color' || notation === 'value' || notation === 'css') return bareHex(text);
  if (!/^[\d.,%\s/-]{5,60}$/.test(text)) return null;
  return fromComponents(
    notation,
    text.split(/[\s,/]+/).map((part) => Number(part.replace('%', ''))),
    255,
  );
}

export const bareHex = (text: string): CssColor | null =>
  /^[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(text) ? colorValue(`#${text}`) : null;

const COMPONENTS = {
  rgb: [
    ['r', 'g', 'b'],
    ['red', 'green', 'blue'],
  ],
  hsl: [
    ['h', 's', 'l'],
    ['hue', 'saturation', 'lightness'],
  ],
  hsv: [
    ['h', 's', 'v'],
    ['h', 's', 'b'],
    ['hue', 'saturation', 'brightness'],
    ['hue', 'saturation', 'value'],
  ],
  hwb: [['h', 'w', 'b']],
  lab: [['l', 'a', 'b']],
  oklab: [['l', 'a', 'b']],
  lch: [['l', 'c', 'h']],
  oklch: [['l', 'c', 'h']],
  cmyk: [
    ['c', 'm', 'y', 'k'],
    ['cyan', 'magenta', 'yellow', 'black'],
  ],
} as const satisfies Partial<Record<Notation, readonly (readonly string[])[]>>;
type Model = keyof typeof COMPONENTS;

/** Models that the component names identify without a key such as `lab`. */
const EVIDENT: readonly Model[] = ['rgb', 'hsl', 'hsv', 'hwb', 'cmyk'];

const isModel = (notation: Notation): notation is Model => Object.hasOwn(COMPONENTS, notation);

const namesOf = (group: Group): Map<string, unknown> =>
  new Map(Object.entries(group).map(([key, value]) => [key.toLowerCase(), value]));

export function rgbComponents(group: Group): unknown[] | null {
  const names = namesOf(group);
  const keys = COMPONENTS.rgb.find((one) => one.every((key) => names.has(key)));
  return keys ? keys.map((key) => names.get(key)) : null;
}

export const hasComponents = (group: Group): boolean => {
  const names = namesOf(group);
  return EVIDENT.some((model) =>
    COMPONENTS[model].some((keys) => keys.every((key) => isComponent(names.get(key)))),
  );
};

const isComponent = (value: unknown) =>
  typeof value === 'number' || value === 'none' || (typeof value === 'string' && /^[\d.]+%?$/.test(value));

/** Returns the colour of a group such as `{ r, g, b, a }` or `{ hue, saturation, lightness }`, or null. */
export function componentColor(group: Group, unit: RgbUnit, notation?: Notation): CssColor | null {
  const names = namesOf(group);
  const models = notation && isModel(notation) ? [notation] : EVIDENT;
  for (const model of models) {
    const keys = COMPONENTS[model].find((one) => one.every((key) => names.has(key)));
    if (!keys) continue;
    const alpha = names.get('alpha') ?? names.get('opacity') ?? (model.endsWith('lab') ? 1 : names.get('a'));
    return fromComponents(model, [...keys.map((key) => names.get(key)), alpha ?? 1], unit);
  }
  return null;
}

function fromComponents(notation: Notation, values: readonly unknown[], unit: RgbUnit): CssColor | null {
  const model = isModel(notation) ? notation : 'rgb';
  const count = model === 'cmyk' ? 4 : 3;
  if (values.length < count || values.length > count + 1) return null;
  const numbers = values.map((value) => {
    if (value === 'none') return 0;
    const number = typeof value === 'string' && value !== '' ? Number(value.replace('%', '')) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  });
  if (numbers.includes(null)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = numbers as number[];
  const alpha = (numbers[count] ?? 1) > 1 ? (numbers[count] ?? 1) / (unit === 255 ? 255 : 1) : numbers[count];
  const share = Math.min(1, Math.max(0, alpha ?? 1));
  const percent = Math.max(Math.abs(b), Math.abs(c)) <= 1 ? 100 : 1;
  switch (model) {
    case 'rgb':
      return colorValue(`rgb(${[a, b, c].map((one) => decimal((one * 255) / unit)).join(' ')} / ${share})`);
    case 'hsl':
    case 'hwb':
      return colorValue(
        `${model}(${decimal(a)} ${decimal(b * percent)}% ${decimal(c * percent)}% / ${share})`,
      );
    case 'hsv':
      return {
        hex: hsbToHex({
          hue: (((a % 360) + 360) % 360) / 360,
          saturation: (b * percent) / 100,
          brightness: (c * percent) / 100,
        }),
        alpha: share,
      };
    case 'cmyk': {
      const scale = Math.max(a, b, c, d) <= 1 ? 100 : 1;
      const hex = parseHex(cmykToHex([a * scale, b * scale, c * scale, d * scale]));
      return hex && { hex, alpha: 1 };
    }
    case 'oklab':
    case 'oklch':
      return colorValue(`${model}(${decimal(a)}${a > 1 ? '%' : ''} ${decimal(b)} ${decimal(c)} / ${share})`);
    default:
      return colorValue(`${model}(${decimal(a)} ${decimal(b)} ${decimal(c)} / ${share})`);
  }
}

/** Avoids exponents. CSS allows them, but the parsers here need not. */
const decimal = (value: number) => String(Number(value.toFixed(6)));
