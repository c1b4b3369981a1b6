import type { StoreDefinition } from '@danqing/nest-kit/storage';

export const identityStore: StoreDefinition = {
  folder: 'exports',
  named: {
    'downloads of member data': `
      select id || '/' || lpad(part::text, 5, '0') as key
      from identity.exports, generate_series(0, parts - 1) as part
      where state = 'ready' and expires_at > now()`,
  },
};
