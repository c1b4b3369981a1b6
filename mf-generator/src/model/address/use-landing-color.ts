import type { ColorList } from '@danqing/area-kit';
import { usePageData } from '@danqing/shell-sdk';
import { useLocation, useNavigationType } from '@danqing/shell-sdk/router';
import type { ChosenColor } from '../chosen-color.ts';
import { anyOf } from '../draw-colors.ts';

/** What each visit of a landing path shows, by its entry in the history: Back finds the same colour again. */
const landingColors = new Map<string, ChosenColor>();
let lastKey: string | null = null;

/**
 * The colour of a landing path. The first visit takes the page's colour; a later navigation to the path gets a new one,
 * chosen uniformly (specification part 1 §2). Null on other paths, and while the list that it is chosen from is on its
 * way.
 * @param restored the primary of a palette that the visitor came with
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
