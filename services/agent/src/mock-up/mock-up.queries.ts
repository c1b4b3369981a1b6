import { MOCK_UP_RETENTION_DAYS, type ProductCategory } from '@danqing/contracts/agent';
import type { ErrorCode } from '@danqing/contracts/errors';
import type { Maker } from '@danqing/contracts/makers';
import type { DataSource, EntityManager } from 'typeorm';
import type { StoredProduct } from '../product-picture/product-picture-store.ts';

type Database = DataSource | EntityManager;

export interface MockUp {
  id: number;
  userId: number | null;
  category: ProductCategory;
  state: 'waiting' | 'dressing' | 'done' | 'failed';
  attempts: number;
  failure: ErrorCode | null;
  maker: Maker | null;
  picture: string | null;
  width: number | null;
  height: number | null;
}

export const MOCK_UP = `
  id, user_id::integer as "userId", category, state, attempts, failure, maker, picture, width, height`;

export async function selectPattern(database: Database, id: number): Promise<Buffer | null> {
  const rows = await database.query<{ pattern: Buffer | null }[]>(
    `select pattern from agent.dressings where id = $1`,
    [id],
  );
  return rows[0]?.pattern ?? null;
}

export interface WantedMockUp {
  userId: number | null;
  category: ProductCategory;
  patternHash: Buffer;
  /** True when the same request always renders the same picture. */
  repeatable: boolean;
}

/** Returns the id of the newest mock-up of the same request, in any state, or 0. */
export async function selectNewestId(database: Database, wanted: WantedMockUp): Promise<number> {
  const [row] = await database.query<[{ id: number }]>(
    `select coalesce(max(id), 0) as id from agent.dressings
     where pattern_hash = $1 and category = $2 and user_id is not distinct from $3::bigint`,
    [wanted.patternHash, wanted.category, wanted.userId],
  );
  return row.id;
}

/**
 * Returns a mock-up that can answer the same request: one in progress, one not yet delivered, or one that
 * would render the same.
 *
 * @param newest id of the newest mock-up before this request; mock-ups after it were started concurrently and
 *   count in any state
 */
export async function selectSame(
  database: Database,
  wanted: WantedMockUp,
  newest: number | null = null,
): Promise<MockUp | null> {
  const rows = await database.query<MockUp[]>(
    `select ${MOCK_UP} from agent.dressings
     where pattern_hash = $1 and category = $2 and user_id is not distinct from $3::bigint
       and (state in ('waiting', 'dressing')
         or state = 'done' and (not answered or $4::boolean and maker ->> 'kind' = 'studio' or id > $5::integer))
     order by id desc limit 1`,
    [wanted.patternHash, wanted.category, wanted.userId, wanted.repeatable, newest],
  );
  return rows[0] ?? null;
}

export async function insertMockUp(
  transaction: EntityManager,
  { userId, category, patternHash }: WantedMockUp,
  pattern: Uint8Array,
): Promise<number> {
  const [row] = await transaction.query<[{ id: number }]>(
    `insert into agent.dressings (user_id, category, pattern_hash, pattern) values ($1, $2, $3, $4) returning id`,
    [userId, category, patternHash, pattern],
  );
  return row.id;
}

/** Stores the picture. When two processes rendered the same mock-up, the first one wins. */
export async function storePicture(
  dataSource: DataSource,
  id: number,
  { picture, width, height }: StoredProduct,
): Promise<void> {
  await dataSource.query(
    `update agent.dressings set picture = $2, width = $3, height = $4, touched_at = now()
     where id = $1 and picture is null`,
    [id, picture, width, height],
  );
}

export async function finishMockUp(dataSource: DataSource, id: number): Promise<void> {
  await dataSource.query(
    `update agent.dressings set state = 'done', pattern = null, touched_at = now()
     where id = $1 and state = 'dressing'`,
    [id],
  );
}

export async function markDelivered(dataSource: DataSource, id: number): Promise<void> {
  await dataSource.query(`update agent.dressings set answered = true where id = $1 and not answered`, [id]);
}

export async function selectOutdated(database: Database): Promise<{ id: number; picture: string | null }[]> {
  return database.query(
    `select id, picture from agent.dressings
     where state in ('done', 'failed')
       and created_at < now() - interval '1 day' *
         case when state = 'failed' or user_id is null then $1::integer else $2::integer end
     order by created_at limit 500`,
    [MOCK_UP_RETENTION_DAYS.visitor, MOCK_UP_RETENTION_DAYS.member],
  );
}

export async function deleteMockUp(database: Database, id: number): Promise<void> {
  await database.query(`delete from agent.dressings where id = $1`, [id]);
}
