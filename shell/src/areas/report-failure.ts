import type { ActiveArea } from '@danqing/contracts';
import { logError } from '@danqing/ui-kit';

/** Leaves a trace of what went wrong in an area, with the release it happened in. */
export function reportFailure({ area, release }: ActiveArea, what: string, error: unknown): void {
  logError(`area ${area}, release ${release}: ${what}`, error);
}
