import type { User } from '@danqing/contracts/identity';
import type { DataSource, EntityManager } from 'typeorm';
import type { Identifier } from '../identifier/identifier.ts';
import { UserEntity } from './user.entity.ts';

export type UserRow = Omit<User, 'credits'> & { is_public: boolean };

const named = ({ type, value }: Identifier) => (type === 'email' ? { email: value } : { phone: value });

export async function selectUser(database: DataSource | EntityManager, id: number): Promise<UserRow | null> {
  return toUserRow(await database.getRepository(UserEntity).findOneBy({ id }));
}

export async function selectUserByIdentifier(
  database: DataSource | EntityManager,
  identifier: Identifier,
): Promise<UserRow | null> {
  return toUserRow(await database.getRepository(UserEntity).findOneBy(named(identifier)));
}

export async function insertUser(
  transaction: EntityManager,
  identifier: Identifier,
  name: string,
): Promise<UserRow> {
  const users = transaction.getRepository(UserEntity);
  await users.insert({ name, ...named(identifier) });
  return toUserRow(await users.findOneByOrFail(named(identifier)));
}

function toUserRow(user: UserEntity): UserRow;
function toUserRow(user: UserEntity | null): UserRow | null;
function toUserRow(user: UserEntity | null): UserRow | null {
  if (!user) return null;
  const { limited_reason: reason, limited_at: since, limited_by: _, erases_at, ...row } = user;
  return {
    ...row,
    limited: reason === null || since === null ? null : { reason, since },
    ...(erases_at !== null && { erases_at }),
  };
}
