import type { AreaOverride } from '@danqing/contracts/releases';

/**
 * Maps an area, or `shell`, to the origin that serves its sources: `generator=http://127.0.0.1:3401,shell=…`.
 */
export type DevelopmentServers = ReadonlyMap<string, string>;

/**
 * React Refresh finds the renderers through this hook, which must precede every script. Otherwise the area's
 * copy of the refresh runtime would receive updates and re-render nothing.
 */
export const REFRESH_HOOK_SCRIPT =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}';

/**
 * Returns overrides without a fallback, so that an error panel replaces an area that does not load. The last
 * release would hide the error.
 */
export const developmentOverrides = (servers: DevelopmentServers): AreaOverride[] =>
  [...servers].map(([area, origin]) => ({ area, origin, manifest: null, fallsBack: false }));
