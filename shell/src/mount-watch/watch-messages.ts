import type { Beacon } from '@danqing/contracts/releases';

export const PING = 'ping';
/** Arrives once the main thread responds again after a hang. */
export const BACK = 'back';

export interface HangReport {
  key: string;
  /** Absolute URL of the beacons, because a worker of a blob has no base URL. */
  url: string;
  token: string | null;
  outcome: Beacon['outcomes'][number];
}
