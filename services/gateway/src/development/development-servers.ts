import type { AreaOverride } from '@danqing/contracts/releases';

/** Area (or `shell`) to the origin of the server that holds its sources: `generator=http://127.0.0.1:3401,shell=…`. */
export type DevelopmentServers = ReadonlyMap<string, string>;

/**
 * React Refresh finds the renderers through this hook, and it must stand before every script: the second copy of
 * the refresh runtime (the area's) would otherwise receive updates and re-render nothing.
 */
export const REFRESH_HOOK_SCRIPT =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}';

/**
 * The overrides of every page of a site that runs for development. What does not load shows its panel, not its last
 * release.
 */
export const developmentOverrides = (servers: DevelopmentServers): AreaOverride[] =>
  [...servers].map(([area, origin]) => ({ area, origin, manifest: null, fallsBack: false }));
