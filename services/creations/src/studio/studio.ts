import type { Maker } from '@danqing/contracts/creations';

export const STUDIO: Maker = { kind: 'studio', name: '丹青画室' };
