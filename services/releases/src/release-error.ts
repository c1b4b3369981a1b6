export type ReleaseErrorCode =
  | 'RELEASE_INVALID'
  | 'RELEASE_TOO_LARGE'
  | 'RELEASE_FILE_CHANGED'
  | 'RELEASE_DAMAGED'
  | 'RELEASE_NOT_FOUND'
  | 'RELEASE_AMBIGUOUS'
  | 'RELEASE_NEVER_ACTIVE'
  | 'NO_EARLIER_RELEASE'
  | 'SHELL_NOT_ACTIVE'
  | 'CONTRACT_UNSATISFIED'
  | 'ROUTE_CONFLICT'
  | 'NAVIGATION_CONFLICT'
  | 'POINTER_MOVED'
  | 'INPUT_INVALID';

/** The release plane refuses an operator's request. The message says what is wrong and what to try; visitors never see it. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly code: ReleaseErrorCode;
  /** Every single problem, where there are several. */
  readonly details: readonly string[];

  constructor(code: ReleaseErrorCode, message: string, details: readonly string[] = []) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
