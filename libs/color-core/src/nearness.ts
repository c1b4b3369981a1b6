/** What a distance means to the eye. */
export type Nearness = 'same' | 'noticeable' | 'close' | 'far';

/** CIEDE2000 up to which each word holds. 2.3: Mahy, Van Eycken and Oosterlinck 1994, the just noticeable difference in CIELAB. */
const SAME = 1;
const NOTICEABLE = 2.3;
const CLOSE = 5;

/**
 * The word for a distance between two colours, the same wherever one is told.
 * @param deltaE CIEDE2000, 0 or more
 * @returns up to 1 the same to the eye, up to 2.3 just noticeable, up to 5 close, else far
 */
export function nearness(deltaE: number): Nearness {
  if (deltaE <= SAME) return 'same';
  if (deltaE <= NOTICEABLE) return 'noticeable';
  return deltaE <= CLOSE ? 'close' : 'far';
}
