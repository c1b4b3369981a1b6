import type { CanaryAlert, RollbackEvidence } from '@danqing/contracts/releases';
import type { Inspection } from '../gate/inspect-canary.ts';
import { failsEverywhere } from './site-wide-failure.ts';
import type { Comparison } from './compare-loads.ts';
import { sumCounts, testCanary } from './sequential-test.ts';

export interface CanaryFinding {
  evidence: RollbackEvidence;
  /**
   * `everywhere` when most other areas fail too, `network` when network trouble explains the failures;
   * otherwise null.
   */
  shared: 'everywhere' | 'network' | null;
}

export type Judgement =
  { deed: 'take-back' } | { deed: 'alert'; cause: Exclude<CanaryAlert['cause'], 'silent' | 'health'> };

export function assessCanary(
  { slices, wholeSlices, others, outcomes }: Comparison,
  { canary, stable }: { canary: string; stable: string },
): CanaryFinding | null {
  const counted = testCanary(slices);
  const verdict = counted.decision === 'roll-back' ? counted : testCanary(wholeSlices);
  if (verdict.decision === 'continue') return null;
  const used = verdict === counted ? slices : wholeSlices;
  const ofCanary = sumCounts(used.map((slice) => slice.canary));
  const ofStable = sumCounts(used.map((slice) => slice.stable));
  const everywhere = failsEverywhere(ofCanary, ofStable, others);
  return {
    evidence: {
      canary: { release: canary, ...ofCanary },
      stable: { release: stable, ...ofStable },
      others: sumCounts(others),
      ratio: verdict.ratio,
      limit: verdict.limit,
      outcomes,
    },
    shared: everywhere ? 'everywhere' : verdict === counted ? null : 'network',
  };
}

/**
 * Decides about a canary that pages report as failing, after the server has inspected it. Only damaged files or
 * a failed mount roll it back. Failures shared with other areas, and reports of pages alone, raise an alert.
 */
export function judge(accusation: CanaryFinding, { files, smoke }: Inspection): Judgement {
  if (files.verdict === 'incompatible') return { deed: 'take-back' };
  if (accusation.shared) return { deed: 'alert', cause: accusation.shared };
  if (smoke.verdict === 'incompatible') return { deed: 'take-back' };
  return { deed: 'alert', cause: smoke.verdict === 'compatible' ? 'mounts' : 'votes' };
}
