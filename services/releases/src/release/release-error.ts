import type { GateResult } from '@danqing/contracts/releases';
import { OperatorError } from '@danqing/nest-kit/config';

export type ReleaseErrorCode =
  | 'RELEASE_INVALID'
  | 'RELEASE_TOO_LARGE'
  | 'RELEASE_FILE_CHANGED'
  | 'RELEASE_DAMAGED'
  | 'RELEASE_NOT_FOUND'
  | 'RELEASE_QUARANTINED'
  | 'RELEASE_AMBIGUOUS'
  | 'RELEASE_NEVER_STABLE'
  | 'RELEASE_IS_STABLE'
  | 'RELEASE_STORAGE'
  | 'RELEASES_PER_DAY'
  | 'NO_EARLIER_RELEASE'
  | 'AREA_NOT_ACTIVE'
  | 'AREA_RETIRED'
  | 'AREA_UNKNOWN'
  | 'CANARY_IS_STABLE'
  | 'NO_CANARY'
  | 'AREA_KILLED'
  | 'ROLLOUT_ACTIVE'
  | 'ROLLOUT_NOT_FOUND'
  | 'ROLLOUT_NOT_RUNNING'
  | 'ROLLOUT_NOT_PAUSED'
  | 'SHELL_NOT_KILLABLE'
  | 'SHELL_NOT_RETIRABLE'
  | 'START_NOT_RETIRABLE'
  | 'GATE_REFUSED'
  | 'FROZEN'
  | 'APPROVAL_NEEDED'
  | 'APPROVAL_NOT_FOUND'
  | 'APPROVAL_OWN'
  | 'FREEZE_NOT_FOUND'
  | 'POINTER_MOVED'
  | 'SET_NOT_FOUND'
  | 'SET_REPLACED'
  | 'PROVENANCE_INVALID'
  | 'SIGNING_KEY_DIFFERS'
  | 'SITE_DIFFERS'
  | 'ENVIRONMENT_UNKNOWN'
  | 'OPERATOR_UNKNOWN'
  | 'OVERRIDE_ORIGIN_REFUSED'
  | 'OVERRIDE_TOO_LARGE'
  | 'SHELL_NOT_OVERRIDABLE'
  | 'INTERRUPTED'
  | 'INPUT_INVALID';

/**
 * A refused request to the release plane. Its message tells operators the cause and the next step; visitors
 * never see it.
 */
export class ReleaseError extends OperatorError {
  override name = 'ReleaseError';
  readonly code: ReleaseErrorCode;
  readonly details: readonly string[];
  readonly gate: GateResult | null;
  /** Seconds until a retry may succeed; null when waiting does not help. */
  readonly retryAfterSeconds: number | null;
  /** Freeze that refused a move. */
  readonly frozen: { until: string; reason: string } | null;

  constructor(
    code: ReleaseErrorCode,
    message: string,
    details: readonly string[] = [],
    gate: GateResult | null = null,
    retryAfterSeconds: number | null = null,
    frozen: { until: string; reason: string } | null = null,
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.gate = gate;
    this.retryAfterSeconds = retryAfterSeconds;
    this.frozen = frozen;
  }
}
