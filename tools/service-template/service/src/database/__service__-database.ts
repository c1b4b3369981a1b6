import type { ServiceDatabase } from '@danqing/nest-kit';
import { ItemEntity } from '../item/item.entity.ts';
import { CreateItems__stamp__ } from './migrations/__stamp__-create-items.ts';

export const __service__Database = (url: string): ServiceDatabase => ({
  name: '__service__',
  url,
  entities: [ItemEntity],
  migrations: [CreateItems__stamp__],
});
