import type { CanaryAlert, RollbackEvidence } from '@danqing/contracts/releases';
import type { Inspection } from '../gate/inspect-canary.ts';
import { failsEverywhere } from './site-wide-failure.ts';
import type { Comparison } from './compare-loads.ts';
import { isBeyondDoubt, sumCounts, testCanary } from './sequential-test.ts';

export interface CanaryFinding {
  evidence: RollbackEvidence;
  /**
   * `everywhere` when most other areas fail too, `network` when network trouble explains the failures;
   * otherwise null.
   */
  shared: 'everywhere' | 'network' | null;
  /** True when the failures come from more networks than an attacker is likely to have rented. */
  isBeyondDoubt: boolean;
}

export type Judgement =
  { deed: 'take-back' } | { deed: 'alert'; cause: Exclude<CanaryAlert['cause'], 'silent'> };

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
    isBeyondDoubt: isBeyondDoubt(used),
  };
}

/**
 * Decides about a canary that pages report as failing. Damaged files roll it back. Failures shared with other
 * areas only raise an alert. A failed mount rolls it back; a successful mount raises an alert, however many
 * pages report failures. Without a browser, reports alone roll it back only when beyond doubt.
 */
export function judge(accusation: CanaryFinding, { files, smoke }: Inspection): Judgement {
  if (files.verdict === 'incompatible') return { deed: 'take-back' };
  if (accusation.shared) return { deed: 'alert', cause: accusation.shared };
  if (smoke.verdict === 'incompatible') return { deed: 'take-back' };
  if (smoke.verdict === 'compatible') return { deed: 'alert', cause: 'mounts' };
  return accusation.isBeyondDoubt ? { deed: 'take-back' } : { deed: 'alert', cause: 'votes' };
}
