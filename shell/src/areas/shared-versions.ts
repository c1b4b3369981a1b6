import { getInstance } from '@module-federation/enhanced/runtime';

export interface SharedVersion {
  name: string;
  version: string;
  /** Containers that have taken it. */
  users: string[];
}

/** What the shell shares with the areas right now. Empty where there is no federation. */
export function sharedVersions(): SharedVersion[] {
  const scopes = getInstance()?.shareScopeMap.default ?? {};
  return Object.entries(scopes).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { useIn }]) => ({ name, version, users: [...(useIn ?? [])] })),
  );
}
