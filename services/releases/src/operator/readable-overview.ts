import { hasRight, type Grant } from '@danqing/contracts/operators';
import type { Freeze, OperatorOverview } from '@danqing/contracts/releases';

/** Returns the overview with only the areas that an operator may read. */
export const readableOverview = (overview: OperatorOverview, grants: readonly Grant[]): OperatorOverview => ({
  ...overview,
  areas: overview.areas.filter(({ area }) => hasRight(grants, area, 'read')),
  freezes: readableFreezes(overview.freezes, grants),
  approvals: overview.approvals.filter(({ area }) => hasRight(grants, area, 'read')),
});

/** Returns the freezes of all areas, and those of areas that an operator may read. */
export const readableFreezes = (freezes: readonly Freeze[], grants: readonly Grant[]): Freeze[] =>
  freezes.filter(({ area }) => area === null || hasRight(grants, area, 'read'));
