import type { ServiceDatabase } from '@danqing/nest-kit';
import { ItemEntity } from '../item/item.entity.ts';
import { CreateItems1795633096708 } from './migrations/1795633096708-create-items.ts';

export const agentDatabase = (url: string): ServiceDatabase => ({
  name: 'agent',
  url,
  entities: [ItemEntity],
  migrations: [CreateItems1795633096708],
});
