import type { GateCheck, ReleaseDescriptor } from '@danqing/contracts/releases';

/** What a smoke check is asked to try. */
export interface SmokeCandidate {
  environment: string;
  area: string;
  release: string;
  descriptor: ReleaseDescriptor;
  /** Sent to the site as TRIAL_HEADER: without it the site serves no release that no pointer names. */
  trial?: string | undefined;
}

/** Mounts a release in a real browser and says whether it came up. */
export type SmokeCheck = (candidate: SmokeCandidate) => Promise<GateCheck>;
