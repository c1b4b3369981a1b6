import type { ColorList } from '@danqing/area-kit';
import { usePageData } from '@danqing/shell-sdk';
import { useLocation, useNavigationType } from '@danqing/shell-sdk/router';
import type { ChosenColor } from '../chosen-color.ts';
import { anyOf } from '../draw-colors.ts';

/** Colour of each visit to a landing path, by history key, so that Back shows the same colour. */
const landingColors = new Map<string, ChosenColor>();
let lastKey: string | null = null;

/**
 * Returns the colour of a landing path. The first visit uses the page's colour; each later navigation draws
 * one uniformly (specification part 1 §2). Returns null on other paths, and while the list loads.
 *
 * @param restored primary of a palette that the navigation carries
 */
export function useLandingColor(
  list: ColorList,
  onLanding: boolean,
  restored: ChosenColor | null,
): ChosenColor | null {
  const inlined = usePageData().color;
  const { key } = useLocation();
  const type = useNavigationType();
  if (!onLanding) return null;
  if (restored) return remember(key, restored);
  const known = landingColors.get(key);
  if (known) return remember(key, known);
  if (type === 'REPLACE') return remember(key, (lastKey !== null && landingColors.get(lastKey)) || inlined);
  if (type === 'POP' || list.status === 'failed') return remember(key, inlined);
  return list.status === 'loaded' ? remember(key, anyOf(list.colors) ?? inlined) : null;
}

function remember(key: string, color: ChosenColor): ChosenColor {
  landingColors.set(key, color);
  lastKey = key;
  return color;
}
