import type { CreditsPort } from '@danqing/contracts/credits';
import { createDataSource } from '@danqing/nest-kit';
import { creditsDatabase } from '../database/credits-database.ts';
import { AccountService } from '../account/account.service.ts';

export interface CreditsToSeed {
  credits: CreditsPort;
  close(): Promise<void>;
}

/**
 * Opens the ledger for seeding, without a job queue. Debits do not enqueue the paid work, so the caller has
 * to do it.
 */
export async function openCreditsToSeed(databaseUrl: string): Promise<CreditsToSeed> {
  const database = await createDataSource(creditsDatabase(databaseUrl));
  const credits = new AccountService(database, { enqueue: async () => undefined });
  return { credits, close: () => database.destroy() };
}
