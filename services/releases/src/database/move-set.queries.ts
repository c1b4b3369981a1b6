import type { ReleaseEvent } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

/** A move of a set, with the pointer of its area before. */
export interface MoveOfSet extends Pick<ReleaseEvent, 'sequence' | 'area' | 'action' | 'to'> {
  /** Null for the first move of an area, as is `retiredBefore`. */
  stableBefore: string | null;
  retiredBefore: boolean | null;
}

export interface MoveSet {
  id: number;
  undoes: number | null;
  at: string;
  actor: string;
  reason: string;
  /** In their order. */
  moves: MoveOfSet[];
}

/** Returns the newest sets of an environment, or one. */
export function selectMoveSets(
  database: Queryable,
  environment: string,
  { id = null, limit = 1 }: { id?: number | null; limit?: number },
): Promise<MoveSet[]> {
  return database.query(
    `select s.id, s.undoes, ${isoText('min(e.at)')} as at, min(e.actor) as actor, min(e.reason) as reason,
            jsonb_agg(jsonb_build_object('sequence', e.sequence, 'area', e.area, 'action', e.action, 'to', e.to_release,
                                         'stableBefore', b.stable, 'retiredBefore', b.retired)
                      order by e.sequence) as moves
     from releases.move_sets s
     join releases.events e on e.environment = s.environment
       and e.sequence between s.first_sequence and s.last_sequence
     left join lateral (
       select stable, retired from releases.events b
       where b.environment = e.environment and b.area = e.area and b.sequence < e.sequence
       order by b.sequence desc limit 1
     ) b on true
     where s.environment = $1 and ($2::int is null or s.id = $2)
     group by s.id order by s.id desc limit $3`,
    [environment, id, limit],
  );
}

export async function insertMoveSet(
  database: Queryable,
  environment: string,
  { first, last, undoes }: { first: number; last: number; undoes: number | null },
): Promise<number> {
  const rows = await database.query<{ id: number }[]>(
    `insert into releases.move_sets (environment, first_sequence, last_sequence, undoes)
     values ($1, $2, $3, $4) returning id`,
    [environment, first, last, undoes],
  );
  return rows[0]!.id;
}
