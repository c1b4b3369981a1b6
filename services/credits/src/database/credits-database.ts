import type { ServiceDatabase } from '@danqing/nest-kit';
import { CreateLedger1795183200000 } from './migrations/1795183200000-create-ledger.ts';

export const creditsDatabase = (url: string): ServiceDatabase => ({
  name: 'credits',
  url,
  entities: [],
  migrations: [CreateLedger1795183200000],
});
