import type { ServiceDatabase } from '@danqing/nest-kit';
import { LedgerEntryEntity } from '../account/ledger-entry.entity.ts';
import { CreateLedger1795183200000 } from './migrations/1795183200000-create-ledger.ts';
import { HoldCredits1795183500000 } from './migrations/1795183500000-hold-credits.ts';

export const creditsDatabase = (url: string): ServiceDatabase => ({
  name: 'credits',
  url,
  entities: [LedgerEntryEntity],
  migrations: [CreateLedger1795183200000, HoldCredits1795183500000],
});
