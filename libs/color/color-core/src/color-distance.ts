export type ColorDistance = 'same' | 'noticeable' | 'close' | 'far';

/**
 * Upper limits in CIEDE2000. 2.3 is the just noticeable difference in CIELAB (Mahy, Van Eycken and
 * Oosterlinck 1994).
 */
const SAME = 1;
const NOTICEABLE = 2.3;
const CLOSE = 5;

/**
 * Classifies a colour difference by its CIEDE2000 value. A value equal to a limit belongs to the class below
 * it.
 */
export function classifyDistance(deltaE: number): ColorDistance {
  if (deltaE <= SAME) return 'same';
  if (deltaE <= NOTICEABLE) return 'noticeable';
  return deltaE <= CLOSE ? 'close' : 'far';
}
