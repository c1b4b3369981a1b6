import type { Maker } from '@danqing/contracts/creations';

/** How the embedded studio signs. */
export const STUDIO: Maker = { kind: 'studio', name: '丹青画室' };
