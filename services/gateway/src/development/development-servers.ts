import type { ActiveArea, ReleaseDocument } from '@danqing/contracts';
import type { PageReleases } from '../page/render-page.ts';

/** Area (or `shell`) to the origin of the server that holds its sources: `generator=http://127.0.0.1:3401,shell=…`. */
export type DevelopmentServers = ReadonlyMap<string, string>;

/**
 * React Refresh finds the renderers through this hook, and it must stand before every script: the second copy of
 * the refresh runtime (the area's) would otherwise receive updates and re-render nothing.
 */
export const REFRESH_HOOK_SCRIPT =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}';

/**
 * The document with some areas replaced by their development servers, whose files have plain names and no hashes. Nobody
 * signed that.
 */
export function withDevelopmentServers(releases: PageReleases, servers: DevelopmentServers): PageReleases {
  if (servers.size === 0) return releases;
  const replace = (area: ActiveArea): ActiveArea => {
    const origin = servers.get(area.area);
    if (!origin) return area;
    return {
      ...area,
      release: 'development',
      build: 'development',
      container: area.container && `${area.area.replaceAll('-', '_')}_development`,
      base: `${origin}/`,
      scripts: area.container ? ['remoteEntry.js'] : ['vendor.js', 'main.js'],
      styles: area.container ? [] : ['css/main.css'],
      integrity: {},
      fallback: null,
    };
  };
  const { document } = releases;
  const replaced: ReleaseDocument = {
    ...document,
    shell: replace(document.shell),
    areas: document.areas.map(replace),
  };
  const text = JSON.stringify(replaced).replaceAll('<', '\\u003c');
  return { document: replaced, text, signature: '', key: null };
}
