import type { OperatorArea } from '@danqing/contracts/releases';

export type ReleaseHealth = OperatorArea['health'][number];

export interface LoadHealth {
  read(running: readonly { area: string; release: string }[]): Promise<(ReleaseHealth & { area: string })[]>;
}

export const LOAD_HEALTH = Symbol('LOAD_HEALTH');
