import type { Setting } from './set-text.ts';

export const TITLE = {
  font: 'heading',
  sizes: [34, 32, 30, 28, 26, 24, 22],
  leading: 1.24,
  bold: true,
  evenly: true,
  placeholder: { type: 'title', idx: 0 },
} as const satisfies Setting;

export const BODY = {
  font: 'body',
  sizes: [18, 17, 16, 15, 14, 13, 12],
  leading: 1.5,
} as const satisfies Setting;
export const LABEL = {
  font: 'heading',
  sizes: [20, 19, 18, 17, 16, 15, 14, 13],
  leading: 1.28,
  bold: true,
} as const satisfies Setting;
export const SMALL = { font: 'body', sizes: [12, 11, 10], leading: 1.4 } as const satisfies Setting;
