import type { OperatorMember } from '@danqing/contracts/identity';
import type { DataSource } from 'typeorm';

interface StoredMember {
  id: string;
  name: string;
  created_at: Date;
  limited_reason: string | null;
  limited_by: string | null;
  limited_at: Date | null;
}
const FIELDS = 'id, name, created_at, limited_reason, limited_by, limited_at';

export async function selectOperatorMember(
  dataSource: DataSource,
  id: number,
): Promise<OperatorMember | null> {
  const rows = await dataSource.query<StoredMember[]>(`select ${FIELDS} from identity.users where id = $1`, [
    id,
  ]);
  return rows[0] ? toMember(rows[0]) : null;
}

/** Writes why the member may publish nothing, or with null that they may. Null when there is no such member. */
export async function writeLimit(
  dataSource: DataSource,
  id: number,
  limit: { reason: string; by: string } | null,
): Promise<OperatorMember | null> {
  const [rows] = await dataSource.query<[StoredMember[], number]>(
    `update identity.users set limited_reason = $2::text, limited_by = $3,
       limited_at = case when $2::text is null then null else coalesce(limited_at, now()) end
     where id = $1 returning ${FIELDS}`,
    [id, limit?.reason ?? null, limit?.by ?? null],
  );
  return rows[0] ? toMember(rows[0]) : null;
}

const toMember = (row: StoredMember): OperatorMember => ({
  id: Number(row.id),
  name: row.name,
  created_at: row.created_at.toISOString(),
  limited:
    row.limited_reason === null || row.limited_at === null || row.limited_by === null
      ? null
      : { reason: row.limited_reason, since: row.limited_at.toISOString(), by: row.limited_by },
});
