import type { ServiceDatabase } from '@danqing/nest-kit';
import { CloseAccounts1796700000000 } from './migrations/1796700000000-close-accounts.ts';
import { CreateOrders1796400500000 } from './migrations/1796400500000-create-orders.ts';
import { KnowDisputes1797000000000 } from './migrations/1797000000000-know-disputes.ts';

export const paymentsDatabase = (url: string): ServiceDatabase => ({
  name: 'payments',
  url,
  entities: [],
  migrations: [CreateOrders1796400500000, CloseAccounts1796700000000, KnowDisputes1797000000000],
});
