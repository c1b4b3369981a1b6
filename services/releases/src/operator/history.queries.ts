import type { HistoryEvent } from '@danqing/contracts/releases';
import type { Queryable } from '../database/queryable.ts';
import { POINTER } from '../database/pointer.queries.ts';
import { isoText } from '@danqing/nest-kit/column-types';

export interface HistoryPage {
  before?: number | undefined;
  limit: number;
}

export function selectHistoryPage(
  database: Queryable,
  environment: string,
  area: string,
  { before, limit }: HistoryPage,
): Promise<HistoryEvent[]> {
  return database.query(
    `select sequence::float8 as sequence, e.environment, e.area, action, from_release as "from", to_release as "to",
       ${POINTER},
       actor, reason, gate, forced, approved_by, evidence, e.rollout, ${isoText('at')} as at, commit, dirty
     from releases.events e join releases.releases r on r.area = e.area and r.id = e.to_release
     where e.environment = $1 and e.area = $2 and ($3::bigint is null or sequence < $3)
     order by e.sequence desc limit $4`,
    [environment, area, before ?? null, limit],
  );
}
