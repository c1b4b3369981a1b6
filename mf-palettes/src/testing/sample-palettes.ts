import { samplePalette as anyPalette } from '@danqing/area-kit/testing';
import type { User } from '@danqing/contracts/identity';
import type { Palette } from '@danqing/contracts/palettes';
import { sampleMember } from '@danqing/shell-sdk/testing';

export const member: User = { ...sampleMember, credits: 10 };

export const samplePalette = (id: number, fields: Partial<Palette> = {}): Palette =>
  anyPalette(id, {
    colors: [
      { hex: '#ED5126', name: '朱红', type: 'scheme' },
      { hex: '#1772B4', name: '群青', type: 'scheme' },
      { hex: '#EEF7F2', type: 'scheme' },
    ],
    ...fields,
  });

export const ownPalette = (id: number, fields: Partial<Palette> = {}): Palette =>
  samplePalette(id, { user_id: member.id, user: { id: member.id, name: member.name }, ...fields });
