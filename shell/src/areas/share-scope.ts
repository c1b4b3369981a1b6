import { SHELL_AREA } from '@danqing/contracts/releases';

export type ShareScope = Record<string, Record<string, SharedModule>>;

interface SharedModule {
  get(): unknown;
  /**
   * Names of the containers that use the module. The array is shared by the shell's scope and all of its
   * copies.
   */
  useIn?: string[];
}

declare global {
  // Provided by the bundler, but undefined in tests.
  const __webpack_share_scopes__: Record<string, ShareScope>;
  const __webpack_init_sharing__: ((scope: string) => unknown) | undefined;
}

function shellScope(): ShareScope {
  if (typeof __webpack_init_sharing__ === 'undefined') return {};
  // Initialises synchronously, because all shared modules are in the shell's first chunk.
  void __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default ?? {};
}

/** Returns a copy of the scope for one container, so that no container can add modules for the others. */
export function newShareScope(): ShareScope {
  return mapValues(shellScope(), (versions) => mapValues(versions, (module) => ({ ...module })));
}

export interface SharedVersion {
  name: string;
  version: string;
  users: string[];
}

export function sharedVersions(): SharedVersion[] {
  return Object.entries(shellScope()).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { useIn = [] }]) => ({
      name,
      version,
      users: useIn.filter((user) => user !== SHELL_AREA),
    })),
  );
}

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
