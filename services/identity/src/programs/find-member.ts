import { createDataSource } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import { identityDatabase } from '../database/identity-database.ts';
import { parseNamedIdentifier } from '../identifier/identifier.ts';
import { selectUser, selectUserByIdentifier } from '../user/user.queries.ts';

export async function findMember(
  databaseUrl: string,
  named: string,
): Promise<{ id: number; name: string } | null> {
  const database = await createDataSource(identityDatabase(databaseUrl));
  try {
    const row = await selectNamed(database, named.trim());
    return row && { id: row.id, name: row.name };
  } finally {
    await database.destroy();
  }
}

async function selectNamed(database: DataSource, named: string) {
  if (/^\d+$/.test(named)) return selectUser(database, Number(named));
  const identifier = parseNamedIdentifier(named);
  return identifier && selectUserByIdentifier(database, identifier);
}
