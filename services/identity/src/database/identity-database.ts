import type { ServiceDatabase } from '@danqing/nest-kit';
import { CreateIdentity1795183300000 } from './migrations/1795183300000-create-identity.ts';

export const identityDatabase = (url: string): ServiceDatabase => ({
  name: 'identity',
  url,
  entities: [],
  migrations: [CreateIdentity1795183300000],
});
