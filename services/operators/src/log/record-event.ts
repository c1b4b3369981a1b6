import type { SecurityEvent } from '@danqing/contracts/operators';
import { createDataSource } from '@danqing/nest-kit';
import { operatorsDatabase } from '../database/operators-database.ts';
import { toEntry } from './log-entry.ts';
import { insertEntries } from './log.queries.ts';

export async function recordEvent(databaseUrl: string, event: SecurityEvent): Promise<void> {
  const database = await createDataSource(operatorsDatabase(databaseUrl));
  await insertEntries(database, [toEntry(event, Date.now())]).finally(() => database.destroy());
}
