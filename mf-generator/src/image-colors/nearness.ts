export type Nearness = 'same' | 'near' | 'similar' | 'far';

/** CIEDE2000 up to which two colours side by side pass for one family, and up to which one still recalls the other. */
const NEAR = 5;
const SIMILAR = 10;

/** A word for a distance (CIEDE2000) that says what its number means to the eye. */
export function nearness(deltaE: number): Nearness {
  if (deltaE === 0) return 'same';
  if (deltaE <= NEAR) return 'near';
  return deltaE <= SIMILAR ? 'similar' : 'far';
}
