import type { OverrideRequest } from '@danqing/contracts/releases';
import { EXTERNAL_RUNTIME } from './configuration.ts';
import { readManifest, type Project } from './project.ts';
import { sharedRanges, sharedVersions } from './shared.ts';

/** Returns the part of a release descriptor that depends only on the project's sources, not on its build. */
export function describeSources(project: Project): Omit<OverrideRequest, 'origin'> {
  return {
    manifest: readManifest(project),
    shared: sharedRanges(project.kind, sharedVersions(project.root)),
    externalRuntime: EXTERNAL_RUNTIME,
  };
}
