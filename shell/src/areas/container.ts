import type { ActiveArea, ReleaseDocument } from '@danqing/contracts';
import type { AreaDefinition } from '@danqing/shell-sdk';
import { getInstance } from '@module-federation/enhanced/runtime';
import { areaFiles } from './area-files.ts';

/** Loads the code of an area. */
export type LoadContainer = (area: ActiveArea) => Promise<AreaDefinition>;

/**
 * The one place that talks to Module Federation. Each release is registered under its own container name, so
 * that two releases of an area can live in one page. A script whose hash the release document does not state
 * is never run.
 */
export function createContainerLoader({ areas }: ReleaseDocument, basePath: string): LoadContainer {
  const federation = getInstance();
  if (!federation) throw new Error('the shell was built without the federation plugin');
  const hashes = knownHashes(areas, basePath);
  const registered = new Set<string>();

  federation.registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const integrity = hashes.get(url);
        if (integrity === undefined) throw new Error(`no known hash for ${url}`);
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        if (integrity) script.integrity = integrity;
        return script;
      },
    },
  ]);

  return async (area) => {
    const { container } = area;
    if (!registered.has(container)) {
      const entry = areaFiles(area, basePath)[0];
      if (!entry) throw new Error(`release ${area.release} of ${area.area} has no script`);
      federation.registerRemotes([{ name: container, entry: entry.url, entryGlobalName: container }]);
      registered.add(container);
    }
    const module = await federation.loadRemote<{ default?: AreaDefinition }>(`${container}/area`);
    const definition = module?.default;
    const missing = area.manifest.routes.filter(({ id }) => !definition?.routes[id]).map(({ id }) => id);
    if (!definition || missing.length > 0)
      throw new Error(`the container has no component for: ${missing.join(', ')}`);
    return definition;
  };
}

/** Address → hash. An empty hash allows the script: the entry of an area on a development server, which is another origin. */
function knownHashes(areas: readonly ActiveArea[], basePath: string): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const area of areas) {
    const development = Object.keys(area.integrity).length === 0;
    for (const { url, as, integrity } of areaFiles(area, basePath)) {
      if (as !== 'script') continue;
      if (integrity) hashes.set(url, integrity);
      else if (development && new URL(url).origin !== location.origin) hashes.set(url, '');
    }
  }
  return hashes;
}
