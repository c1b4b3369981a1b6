import type { LoadMinute } from '@danqing/contracts/releases';

const MINUTE_MS = 60_000;
/** Minutes per chart point; single minutes have too few loads to be meaningful. */
export const MINUTES_PER_POINT = 3;
export const POINTS = 60 / MINUTES_PER_POINT;

/** `rate` is 0-1, or null without loads. */
export interface LoadTotal {
  loads: number;
  failures: number;
  rate: number | null;
}

/** Fewer failures are noise: a visitor's lost connection is one, too. */
const MIN_FAILURES = 3;
const MAX_RATE = 0.01;

export function totalLoads(minutes: readonly LoadMinute[]): LoadTotal {
  const loads = minutes.reduce((sum, minute) => sum + minute.loads, 0);
  const failures = minutes.reduce((sum, minute) => sum + minute.failures, 0);
  return { loads, failures, rate: loads > 0 ? failures / loads : null };
}

export const isFailing = ({ failures, rate }: LoadTotal): boolean =>
  failures >= MIN_FAILURES && rate !== null && rate > MAX_RATE;

/** Returns `POINTS` failure rates of the hour before `now`, oldest first; null without loads. */
export function failureRates(minutes: readonly LoadMinute[], now: number): (number | null)[] {
  const points = Array.from({ length: POINTS }, (): LoadMinute[] => []);
  for (const minute of minutes) {
    const age = Math.floor((now - Date.parse(minute.minute)) / MINUTE_MS / MINUTES_PER_POINT);
    points[POINTS - 1 - age]?.push(minute);
  }
  return points.map((point) => totalLoads(point).rate);
}
