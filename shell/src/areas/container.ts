import type { ActiveArea } from '@danqing/contracts';
import type { AreaDefinition } from '@danqing/shell-sdk';
import { getInstance } from '@module-federation/enhanced/runtime';
import { areaFiles } from './area-files.ts';

/** Loads the code of a release of an area. */
export type LoadContainer = (area: ActiveArea) => Promise<AreaDefinition>;

/**
 * The one place that talks to Module Federation. Each release is registered under its own container name, so that two
 * releases of an area live in one page and neither replaces the other. A script whose hash no release that was asked for
 * states is never run; whoever asks has them from a document that is unaltered.
 */
export function createContainerLoader(basePath: string): LoadContainer {
  const federation = getInstance();
  if (!federation) throw new Error('the shell was built without the federation plugin');
  /** Address → hash. An empty one allows the script. */
  const hashes = new Map<string, string>();
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
      // The runtime has no reason for these: an area is registered by its entry, whose own code loads the rest with hashes.
      createLink({ url }) {
        throw new Error(`no known hash for ${url}`);
      },
      fetch(url) {
        throw new Error(`no known hash for ${url}`);
      },
    },
  ]);

  return async (area) => {
    const { container } = area;
    for (const [url, hash] of knownHashes(area, basePath)) hashes.set(url, hash);
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

/** An area on a development server, which is another origin, has no hashes at all; its entry may run without. */
function knownHashes(area: ActiveArea, basePath: string): [url: string, hash: string][] {
  const development = Object.keys(area.integrity).length === 0;
  return areaFiles(area, basePath).flatMap(({ url, as, integrity }): [string, string][] => {
    if (as !== 'script') return [];
    if (integrity) return [[url, integrity]];
    return development && new URL(url).origin !== location.origin ? [[url, '']] : [];
  });
}
