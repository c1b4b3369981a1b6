import type { NotificationTarget } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from '../database/queryable.ts';

const COLUMNS = `id, name, kind, address, areas, kinds, language, quiet, rota,
  ${isoText('on_call_until')} as on_call_until, created_by, ${isoText('created_at')} as created_at,
  revoked_by, ${isoText('revoked_at')} as revoked_at`;

export async function insertTarget(
  database: Queryable,
  target: Pick<
    NotificationTarget,
    'name' | 'kind' | 'address' | 'areas' | 'kinds' | 'language' | 'quiet' | 'rota' | 'created_by'
  > & {
    environment: string;
    sealed: string;
  },
): Promise<NotificationTarget> {
  const rows = await database.query<NotificationTarget[]>(
    `insert into releases.notification_targets (environment, name, kind, address, sealed, areas, kinds, language,
                                                quiet, rota, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${COLUMNS}`,
    [
      target.environment,
      target.name,
      target.kind,
      target.address,
      target.sealed,
      target.areas,
      target.kinds,
      target.language,
      target.quiet && JSON.stringify(target.quiet),
      target.rota,
      target.created_by,
    ],
  );
  return rows[0]!;
}

/** Returns usable targets first, each part by age, newest first. */
export function selectTargets(database: Queryable, environment: string): Promise<NotificationTarget[]> {
  return database.query(
    `select ${COLUMNS} from releases.notification_targets t where environment = $1
     order by (revoked_at is null) desc, t.id desc`,
    [environment],
  );
}

export function selectUsableTargets(database: Queryable, environment: string): Promise<NotificationTarget[]> {
  return database.query(
    `select ${COLUMNS} from releases.notification_targets t
     where environment = $1 and revoked_at is null order by t.id`,
    [environment],
  );
}

export async function selectTarget(
  database: Queryable,
  environment: string,
  id: number,
): Promise<NotificationTarget | null> {
  const rows = await database.query<NotificationTarget[]>(
    `select ${COLUMNS} from releases.notification_targets t where environment = $1 and t.id = $2`,
    [environment, id],
  );
  return rows[0] ?? null;
}

export async function updateSchedule(
  database: Queryable,
  environment: string,
  { id, quiet, rota, on_call_until }: Pick<NotificationTarget, 'id' | 'quiet' | 'rota' | 'on_call_until'>,
): Promise<NotificationTarget | null> {
  const [rows] = await database.query<[NotificationTarget[], number]>(
    `update releases.notification_targets set quiet = $3, rota = $4, on_call_until = $5
     where environment = $1 and id = $2 and revoked_at is null returning ${COLUMNS}`,
    [environment, id, quiet && JSON.stringify(quiet), rota, on_call_until],
  );
  return rows[0] ?? null;
}

/** Returns the areas that the environment has. */
export async function selectLiveAreas(database: Queryable, environment: string): Promise<string[]> {
  const rows = await database.query<{ area: string }[]>(
    'select area from releases.pointers where environment = $1 and not retired order by area',
    [environment],
  );
  return rows.map(({ area }) => area);
}

/** Also erases the secret and gives up the waiting deliveries. */
export async function updateTargetRevoked(
  database: Queryable,
  target: { environment: string; id: number; revokedBy: string },
): Promise<NotificationTarget | null> {
  const [rows] = await database.query<[NotificationTarget[], number]>(
    `with given_up as (
       update releases.notification_deliveries set state = 'dead'
       where target = $2 and state = 'waiting'
         and exists (select from releases.notification_targets t where t.id = $2 and t.environment = $1)
     )
     update releases.notification_targets
     set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, $3), sealed = ''
     where environment = $1 and id = $2 returning ${COLUMNS}`,
    [target.environment, target.id, target.revokedBy],
  );
  return rows[0] ?? null;
}
