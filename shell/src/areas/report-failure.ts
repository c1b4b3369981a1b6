import type { ActiveArea } from '@danqing/contracts/releases';
import { logError } from '@danqing/ui-kit';

declare const process: { env: { NODE_ENV?: string } };

export function reportFailure({ area, release }: ActiveArea, what: string, error: unknown): void {
  logError(`area ${area}, release ${release}: ${what}`, error);
  if (process.env.NODE_ENV === 'development')
    void import('../error-overlay/error-overlay.ts').then(({ showError }) => showError(area, what, error));
}
