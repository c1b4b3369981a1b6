import type { GateCheck, MountPictures, ReleaseDescriptor } from '@danqing/contracts/releases';

export interface SmokeCandidate {
  environment: string;
  area: string;
  release: string;
  descriptor: ReleaseDescriptor;
  /** Trial token, sent as TRIAL_HEADER. The site requires it for a release that no pointer has named. */
  trial?: string | undefined;
}

export interface WeighedFile {
  file: string;
  /** As transferred, mostly compressed. */
  bytes: number;
}

/** Files that a page loaded until the network was idle. */
export interface PageWeight {
  path: string;
  files: WeighedFile[];
}

/** An element that breaks a rule of axe. */
export interface Violation {
  rule: string;
  help: string;
  /** CSS selector, which depends on the other elements of the page. */
  element: string;
  /** Rule, name and classes of the element. The same in every build and at every place of the page. */
  kind: string;
}

export interface PageViolations {
  path: string;
  /** Null when the page could not be examined in time. */
  found: Violation[] | null;
  /** Those of the stable release; empty without one, null when it could not be examined. */
  stable: Violation[] | null;
}

/** The smoke check, with measurements of the pages if they mounted. */
export interface MountResult extends GateCheck {
  weights?: PageWeight[];
  violations?: PageViolations[];
  pictures?: Omit<MountPictures, 'at'> | undefined;
}

/** Mounts a release in a browser of this machine. */
export type SmokeCheck = (candidate: SmokeCandidate) => Promise<MountResult>;

/** Has a release mounted by a mount worker, wherever it runs. Returns the checks of the mount. */
export type AskWorker = (release: {
  environment: string;
  area: string;
  release: string;
}) => Promise<MountChecks>;

/** The smoke check, and the checks that need a page that mounted. */
export interface MountChecks {
  smoke: GateCheck;
  further: GateCheck[];
}
