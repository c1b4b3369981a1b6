import type { ServiceDatabase } from '@danqing/nest-kit';
import { CloseAccounts1796700000000 } from './migrations/1796700000000-close-accounts.ts';
import { CreateOrders1796400500000 } from './migrations/1796400500000-create-orders.ts';

export const paymentsDatabase = (url: string): ServiceDatabase => ({
  name: 'payments',
  url,
  entities: [],
  migrations: [CreateOrders1796400500000, CloseAccounts1796700000000],
});
