import type { ServiceDatabase } from '@danqing/nest-kit';
import { CreateOrders1796400500000 } from './migrations/1796400500000-create-orders.ts';

export const paymentsDatabase = (url: string): ServiceDatabase => ({
  name: 'payments',
  url,
  entities: [],
  migrations: [CreateOrders1796400500000],
});
