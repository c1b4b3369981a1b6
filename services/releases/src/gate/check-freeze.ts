import type { Freeze, GateCheck, MoveAction } from '@danqing/contracts/releases';
import { selectFreezeOf } from '../database/freeze.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import { toCheck } from './gate-result.ts';

/** Moves that give a release to more visitors. A freeze never stops the others, which end trouble. */
const FROZEN = new Set<MoveAction>(['activate', 'canary', 'promote']);

export interface FreezeCheck {
  check: GateCheck;
  freeze: Freeze;
}

/** Returns whether a freeze of the area stops the move now. Without one there is nothing to state. */
export async function checkFreeze(
  database: Queryable,
  environment: string,
  area: string,
  action: MoveAction,
): Promise<FreezeCheck | null> {
  const freeze = FROZEN.has(action) ? await selectFreezeOf(database, environment, area) : null;
  return (
    freeze && { freeze, check: toCheck('freeze', { incompatible: [describeFreeze(freeze)], unknown: [] }) }
  );
}

export const describeFreeze = ({ ends_at, reason }: Freeze): string => `frozen until ${ends_at}: ${reason}`;
