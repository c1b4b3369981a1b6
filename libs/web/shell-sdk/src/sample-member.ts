import type { User } from '@danqing/contracts/identity';

export const sampleMember: User = {
  id: 7,
  name: '林澄',
  email: 'lincheng@example.com',
  phone: null,
  image: null,
  credits: 128,
  created_at: '2026-11-20T00:00:00.000Z',
  limited: null,
};
