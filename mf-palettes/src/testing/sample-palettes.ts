import type { User } from '@danqing/contracts/identity';
import type { Palette } from '@danqing/contracts/palettes';
import { sampleMember } from '@danqing/shell-sdk/testing';

export const member: User = { ...sampleMember, credits: 10 };

export function samplePalette(id: number, fields: Partial<Palette> = {}): Palette {
  return {
    id,
    version: 1,
    name: `调色板${id}`,
    description: '',
    is_public: true,
    user_id: 100,
    user: { id: 100, name: '顾一舟' },
    created_at: '2026-11-12T08:00:00.000+00:00',
    downloads: 3,
    colors: [
      { hex: '#ED5126', name: '朱红', type: 'scheme' },
      { hex: '#1772B4', name: '群青', type: 'scheme' },
      { hex: '#EEF7F2', type: 'scheme' },
    ],
    ...fields,
  };
}

export const ownPalette = (id: number, fields: Partial<Palette> = {}): Palette =>
  samplePalette(id, { user_id: member.id, user: { id: member.id, name: member.name }, ...fields });
