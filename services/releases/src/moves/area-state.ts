import type { AreaPointer } from '@danqing/contracts/releases';
import { selectAreaState } from '../database/pointer.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import type { AreaHistory } from './area-history.ts';

export interface AreaState extends Pick<AreaHistory, 'pointer' | 'sequence' | 'everStable' | 'quarantined'> {
  pointer: AreaPointer | null;
  /** Target of a rollback without a named release; null when no earlier release is available. */
  rollbackTarget: string | null;
}

/** Returns the state of an area. `everStable` is complete only for `release`, which a move names. */
export async function readAreaState(
  database: Queryable,
  environment: string,
  area: string,
  release: string | null = null,
): Promise<AreaState> {
  const row = await selectAreaState(database, environment, area, release);
  return {
    pointer: row.pointer,
    sequence: row.sequence ?? 0,
    rollbackTarget: row.rollbackTarget,
    quarantined: new Set(row.quarantined),
    everStable: new Set(release !== null && row.wasStable ? [release] : []),
  };
}
