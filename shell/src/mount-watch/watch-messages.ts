import type { Beacon, BeaconTokenRequest } from '@danqing/contracts/releases';

export const PING = 'ping';
/** Arrives once the main thread responds again after a hang, with the token of the report. */
export interface Back {
  token: string | null;
}

export interface HangReport {
  key: string;
  /** Absolute URL of the beacons, because a worker of a blob has no base URL. */
  url: string;
  /** Body of the request for the page's token, or null if its loads are not counted. */
  page: BeaconTokenRequest | null;
  outcome: Beacon['outcomes'][number];
}
