import type { ServiceDatabase } from '@danqing/nest-kit';
import { CreateDecks1796700100000 } from './migrations/1796700100000-create-decks.ts';
import { CreateDressings1796700900000 } from './migrations/1796700900000-create-dressings.ts';

export const agentDatabase = (url: string): ServiceDatabase => ({
  name: 'agent',
  url,
  entities: [],
  migrations: [CreateDecks1796700100000, CreateDressings1796700900000],
});
