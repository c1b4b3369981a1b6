import type { GateCheck, ReleaseDescriptor } from '@danqing/contracts/releases';

export interface SmokeCandidate {
  environment: string;
  area: string;
  release: string;
  descriptor: ReleaseDescriptor;
  /** Trial token, sent as TRIAL_HEADER. The site requires it for a release that no pointer has named. */
  trial?: string | undefined;
}

/** Mounts a release in a browser of this machine. */
export type SmokeCheck = (candidate: SmokeCandidate) => Promise<GateCheck>;

/** Has a release mounted by a mount worker, wherever it runs. */
export type AskWorker = (release: {
  environment: string;
  area: string;
  release: string;
}) => Promise<GateCheck>;
