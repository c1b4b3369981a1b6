import type { StoreDefinition } from '@danqing/nest-kit/storage';

export const agentStore: StoreDefinition = {
  folder: 'agent',
  named: {
    'product pictures': `
      select 'products/' || left(picture, 2) || '/' || picture || '.webp' as key
      from agent.dressings where picture is not null`,
  },
};
