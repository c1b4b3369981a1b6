import { hasRight, type Grant } from '@danqing/contracts/operators';
import type { OperatorOverview } from '@danqing/contracts/releases';

/** Returns the overview with only the areas that an operator may read. */
export const readableOverview = (overview: OperatorOverview, grants: readonly Grant[]): OperatorOverview => ({
  ...overview,
  areas: overview.areas.filter(({ area }) => hasRight(grants, area, 'read')),
});
