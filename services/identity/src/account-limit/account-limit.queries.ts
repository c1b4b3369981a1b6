import type { OperatorMember } from '@danqing/contracts/identity';
import type { DataSource } from 'typeorm';
import { UserEntity } from '../user/user.entity.ts';

export async function selectOperatorMember(
  dataSource: DataSource,
  id: number,
): Promise<OperatorMember | null> {
  const user = await dataSource.getRepository(UserEntity).findOneBy({ id });
  if (!user) return null;
  const { limited_reason: reason, limited_at: since, limited_by: by } = user;
  const limited = reason === null || since === null || by === null ? null : { reason, since, by };
  return { id, name: user.name, created_at: user.created_at, limited };
}

export async function writeLimit(
  dataSource: DataSource,
  id: number,
  limit: { reason: string; by: string } | null,
): Promise<OperatorMember | null> {
  await dataSource.query(
    `update identity.users set limited_reason = $2::text, limited_by = $3,
       limited_at = case when $2::text is null then null else coalesce(limited_at, now()) end
     where id = $1`,
    [id, limit?.reason ?? null, limit?.by ?? null],
  );
  return selectOperatorMember(dataSource, id);
}
