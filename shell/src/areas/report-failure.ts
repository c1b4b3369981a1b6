import type { ActiveArea } from '@danqing/contracts';

/** Leaves a trace of what went wrong in an area, with the release it happened in. */
export function reportFailure({ area, release }: ActiveArea, what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the browser's console is where developers look
  console.error(`area ${area}, release ${release}: ${what}`, error);
}
