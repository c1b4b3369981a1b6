import type { ServiceDatabase } from '@danqing/nest-kit';
import { CreateCollections1796256200000 } from './migrations/1796256200000-create-collections.ts';
import { CreatePoems1796256100000 } from './migrations/1796256100000-create-poems.ts';

export const creationsDatabase = (url: string): ServiceDatabase => ({
  name: 'creations',
  url,
  entities: [],
  migrations: [CreatePoems1796256100000, CreateCollections1796256200000],
});
