import type { OverrideRequest } from '@danqing/contracts/releases';
import { EXTERNAL_RUNTIME } from './configuration.ts';
import { readManifest, type Project } from './project.ts';
import { sharedRanges, sharedVersions } from './shared.ts';

/** What a release of these sources would state, as far as others depend on it. Throws when area.json is not valid. */
export function describeSources(project: Project): Omit<OverrideRequest, 'origin'> {
  return {
    manifest: readManifest(project),
    shared: sharedRanges(project.kind, sharedVersions(project.root)),
    externalRuntime: EXTERNAL_RUNTIME,
  };
}
