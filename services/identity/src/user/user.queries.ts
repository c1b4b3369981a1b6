import type { User } from '@danqing/contracts/identity';
import type { DataSource, EntityManager } from 'typeorm';
import type { Identifier } from '../identifier/identifier.ts';

export type UserRow = Omit<User, 'credits'>;
type StoredUser = Omit<UserRow, 'id' | 'created_at' | 'limited'> & {
  id: string;
  created_at: Date;
  limited_reason: string | null;
  limited_at: Date | null;
};

const FIELDS = 'id, name, email, phone, image, created_at, limited_reason, limited_at';
// Never from outside: an identifier's type is one of two words.
const column = ({ type }: Identifier) => (type === 'email' ? 'email' : 'phone');

export async function selectUser(dataSource: DataSource, id: number): Promise<UserRow | null> {
  const rows = await dataSource.query<StoredUser[]>(`select ${FIELDS} from identity.users where id = $1`, [
    id,
  ]);
  return rows[0] ? toUserRow(rows[0]) : null;
}

export async function selectUserByIdentifier(
  database: DataSource | EntityManager,
  identifier: Identifier,
): Promise<UserRow | null> {
  const rows = await database.query<StoredUser[]>(
    `select ${FIELDS} from identity.users where ${column(identifier)} = $1`,
    [identifier.value],
  );
  return rows[0] ? toUserRow(rows[0]) : null;
}

export async function insertUser(
  transaction: EntityManager,
  identifier: Identifier,
  name: string,
): Promise<UserRow> {
  const rows = await transaction.query<[StoredUser]>(
    `insert into identity.users (name, ${column(identifier)}) values ($1, $2) returning ${FIELDS}`,
    [name, identifier.value],
  );
  return toUserRow(rows[0]);
}

const toUserRow = ({ limited_reason: reason, limited_at: since, ...row }: StoredUser): UserRow => ({
  ...row,
  id: Number(row.id),
  created_at: row.created_at.toISOString(),
  limited: reason === null || since === null ? null : { reason, since: since.toISOString() },
});
