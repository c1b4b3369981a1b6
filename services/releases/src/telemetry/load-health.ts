import type { OperatorArea } from '@danqing/contracts/releases';

export type ReleaseHealth = OperatorArea['health'][number];

/** How the releases that run are doing in visitors' pages. */
export interface LoadHealth {
  /** Of the last hour; releases without loads may be left out. */
  read(running: readonly { area: string; release: string }[]): Promise<(ReleaseHealth & { area: string })[]>;
}

/** Injection token of the LoadHealth. Without it no counts are shown. */
export const LOAD_HEALTH = Symbol('LOAD_HEALTH');
