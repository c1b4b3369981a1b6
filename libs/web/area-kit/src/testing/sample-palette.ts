import type { Palette } from '@danqing/contracts/palettes';

/** Returns a public palette of another member than `sampleMember`. */
export const samplePalette = (id: number, fields: Partial<Palette> = {}): Palette => ({
  id,
  version: 1,
  name: `调色板${id}`,
  description: '',
  is_public: true,
  user_id: 100,
  user: { id: 100, name: '顾一舟' },
  created_at: '2026-11-12T08:00:00.000+00:00',
  downloads: 3,
  colors: [{ hex: '#ED5126' }, { hex: '#1772B4' }, { hex: '#EEF7F2' }],
  ...fields,
});
