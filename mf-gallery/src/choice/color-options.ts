import { searchColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

/** Rows without scrolling. */
const MOST = 6;

/** The colours that a text can mean. */
export const colorOptions = (text: string, colors: readonly Color[]): readonly Color[] =>
  text.trim() === '' ? [] : searchColors(text, colors).slice(0, MOST);
