export { runReleaseCli, type ReleaseCliContext } from './cli.ts';
export {
  activateRelease,
  rollbackRelease,
  type ActivateRequest,
  type Move,
  type RollbackRequest,
} from './move-pointer.ts';
export { publishRelease, type PublishRequest, type PublishedRelease } from './publish-release.ts';
export { ReleaseError, type ReleaseErrorCode } from './release-error.ts';
export { releaseId } from './release-id.ts';
export { openReleasePlane, type ReleasePlane, type ReleasePlaneOptions } from './release-plane.ts';
export { isStored } from './verify-release.ts';
export { getHistory, getStatus, type AreaStatus, type ReleaseStatus } from './release-status.ts';
export { RELEASES_PORT, ReleasesModule } from './releases.module.ts';
