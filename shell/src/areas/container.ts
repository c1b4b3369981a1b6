import type { ActiveArea } from '@danqing/contracts/releases';
import type { AreaDefinition } from '@danqing/shell-sdk';
import { areaFiles, type AreaFile } from './area-files.ts';
import { newShareScope, type ShareScope } from './share-scope.ts';

export type LoadContainer = (area: ActiveArea) => Promise<AreaDefinition>;

/**
 * Milliseconds after which an entry counts as failed, so that a retry requests it again. Shorter than the
 * area's own limit.
 */
const ENTRY_TIMEOUT_MS = 10_000;

/** Container that an area's entry script assigns to its global name. */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => { default?: AreaDefinition }>;
}

/**
 * Creates the loader of areas, the only code that accesses Module Federation containers. Each release has its
 * own container name, so two releases of an area can coexist in a page. Rejects release files without a known
 * hash. Hashes of lazy chunks are in the area's own code.
 */
export function createContainerLoader(basePath: string): LoadContainer {
  const containers = new Map<string, Promise<Container>>();

  const containerOf = (area: ActiveArea): Promise<Container> => {
    const known = containers.get(area.container);
    if (known) return known;
    const container = startContainer(area, basePath);
    containers.set(area.container, container);
    container.catch(() => containers.delete(area.container));
    return container;
  };

  return async (area) => {
    const factory = await (await containerOf(area)).get('./area');
    const definition = factory().default;
    const missing = area.manifest.routes.filter(({ id }) => !definition?.routes[id]).map(({ id }) => id);
    if (!definition || missing.length > 0)
      throw new Error(`the container has no component for: ${missing.join(', ')}`);
    return definition;
  };
}

async function startContainer(area: ActiveArea, basePath: string): Promise<Container> {
  const files = areaFiles(area, basePath);
  const [entry, ...parts] = files;
  if (!entry) throw new Error(`release ${area.release} of ${area.area} has no script`);
  const unknown = files.find((file) => !mayRun(area, file));
  if (unknown) throw new Error(`no known hash for ${unknown.url}`);
  // Loads all files in parallel and in any order. The entry then finds its chunks instead of requesting them
  // one by one.
  await Promise.all([loadFile(entry), ...parts.map(loadPart)]);
  const container = (globalThis as Record<string, unknown>)[area.container] as Container | undefined;
  if (!container) throw new Error(`${entry.url} defines no container`);
  await container.init(newShareScope());
  return container;
}

/** Overrides come from a development server on another origin and have no hashes. */
function mayRun(area: ActiveArea, { url, integrity }: AreaFile): boolean {
  if (integrity) return true;
  const override = area.channel === 'override' && Object.keys(area.integrity).length === 0;
  return override && new URL(url).origin !== location.origin;
}

const parts = new Set<string>();

async function loadPart(file: AreaFile): Promise<void> {
  if (parts.has(file.url)) return;
  try {
    await loadFile(file);
    parts.add(file.url);
  } catch (cause) {
    // The bundler's name for this error, so that lazy chunks and first files are handled alike.
    throw Object.assign(new Error(`a part did not come: ${file.url}`, { cause }), {
      name: 'ChunkLoadError',
      request: file.url,
    });
  }
}

function loadFile({ url, as, integrity }: AreaFile): Promise<void> {
  const element = as === 'script' ? newScript(url) : newStylesheet(url);
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
  let limit: ReturnType<typeof setTimeout> | undefined;
  return new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`the script did not come: ${url}`));
    limit = setTimeout(
      () => reject(new Error(`not there after ${ENTRY_TIMEOUT_MS} ms: ${url}`)),
      ENTRY_TIMEOUT_MS,
    );
    document.head.append(element);
  })
    .catch((error: unknown) => {
      element.remove();
      throw error;
    })
    .finally(() => clearTimeout(limit));
}

function newScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  return script;
}

function newStylesheet(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return link;
}
