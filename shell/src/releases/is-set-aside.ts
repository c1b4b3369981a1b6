import type { ActiveArea } from '@danqing/contracts/releases';

/** Returns whether only this browser has the release. Such an area comes with the page and is never replaced. */
export const isSetAside = ({ channel }: Pick<ActiveArea, 'channel'>): boolean =>
  channel === 'override' || channel === 'preview';
