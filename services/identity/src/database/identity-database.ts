import type { ServiceDatabase } from '@danqing/nest-kit';
import { CreateIdentity1795183300000 } from './migrations/1795183300000-create-identity.ts';
import { TellDeliveryAttempts1795183400000 } from './migrations/1795183400000-tell-delivery-attempts.ts';

export const identityDatabase = (url: string): ServiceDatabase => ({
  name: 'identity',
  url,
  entities: [],
  migrations: [CreateIdentity1795183300000, TellDeliveryAttempts1795183400000],
});
