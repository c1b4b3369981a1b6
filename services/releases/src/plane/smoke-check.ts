import type { GateCheck, ReleaseDescriptor } from '@danqing/contracts/releases';

export interface SmokeCandidate {
  environment: string;
  area: string;
  release: string;
  descriptor: ReleaseDescriptor;
  /** Trial token, sent as TRIAL_HEADER. The site requires it for a release that no pointer has named. */
  trial?: string | undefined;
}

export type SmokeCheck = (candidate: SmokeCandidate) => Promise<GateCheck>;
