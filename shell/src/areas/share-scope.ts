import { SHELL_AREA } from '@danqing/contracts/releases';

/** What a federation container takes shared modules from: package → version → where the module is. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

interface SharedModule {
  get(): unknown;
  /** Names of those who have taken it: one list for the shell's scope and for all copies of it. */
  useIn?: string[];
}

declare global {
  // What the bundler puts in their place; in tests they may be missing.
  const __webpack_share_scopes__: Record<string, ShareScope>;
  const __webpack_init_sharing__: ((scope: string) => unknown) | undefined;
}

/** The shell's own scope; empty where the build brought no federation, as in component tests. */
function shellScope(): ShareScope {
  if (typeof __webpack_init_sharing__ === 'undefined') return {};
  // All that the shell shares is in its first chunk, so this has come to an end when it returns.
  void __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default ?? {};
}

/** The scope that one container is started with: a copy, so that none can put modules of its own before the others. */
export function newShareScope(): ShareScope {
  return mapValues(shellScope(), (versions) => mapValues(versions, (module) => ({ ...module })));
}

export interface SharedVersion {
  name: string;
  version: string;
  /** Containers that have taken it. */
  users: string[];
}

/** What the shell shares with the areas right now. */
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
