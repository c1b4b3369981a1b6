import type { ServiceDatabase } from '@danqing/nest-kit';
import { ItemEntity } from '../item/item.entity.ts';
import { CreateItems1795433862172 } from './migrations/1795433862172-create-items.ts';

export const creationsDatabase = (url: string): ServiceDatabase => ({
  name: 'creations',
  url,
  entities: [ItemEntity],
  migrations: [CreateItems1795433862172],
});
