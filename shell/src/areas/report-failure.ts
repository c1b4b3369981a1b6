import type { ActiveArea } from '@danqing/contracts/releases';
import { logError } from '@danqing/ui-kit';

/** Of the build: what only developers get is no byte of what visitors load. */
declare const process: { env: { NODE_ENV?: string } };

/** Leaves a trace of what went wrong in an area, with the release it happened in. */
export function reportFailure({ area, release }: ActiveArea, what: string, error: unknown): void {
  logError(`area ${area}, release ${release}: ${what}`, error);
  if (process.env.NODE_ENV === 'development')
    void import('../error-overlay/error-overlay.ts').then(({ showError }) => showError(area, what, error));
}
