import { createDataSource } from '@danqing/nest-kit';
import { operatorsDatabase } from '../database/operators-database.ts';
import { findByName, hasNamedOperator } from './operator.queries.ts';

/**
 * Returns the stored name of an operator, or null if it is unknown or revoked. Until the first operator is added,
 * returns any name as it is.
 */
export async function knownOperator(databaseUrl: string, name: string): Promise<string | null> {
  const database = await createDataSource(operatorsDatabase(databaseUrl));
  try {
    return (await findByName(database, name)) ?? ((await hasNamedOperator(database)) ? null : name);
  } finally {
    await database.destroy();
  }
}
