import type { Color } from '@danqing/contracts/colors';
import type { PublicMember } from '@danqing/contracts/identity';
import type { DatabaseUrls } from '@danqing/nest-kit';

export interface SeedSite {
  urls: DatabaseUrls;
  members: readonly PublicMember[];
  colors: readonly Color[];
}

/**
 * Adds missing content through the services' code. Returns the number of additions by kind, such as `{
 * palettes: 64 }`.
 */
export type Seed = (site: SeedSite) => Promise<Record<string, number>>;
