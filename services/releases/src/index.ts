export { ServedReleases, TRIAL_HEADER } from './served/served-releases.ts';
export { contentTypeOf } from './store/file-types.ts';
export { runReleaseCli } from './cli/cli.ts';
export type { ReleaseCliContext } from './cli/cli-context.ts';
export { refuseOtherSite } from './cli/confirm-move.ts';
export { readSiteDocument } from './documents/site-status.ts';
export { bucketOf } from './documents/bucket.ts';
export { toCandidateArea } from './documents/document-variants.ts';
export { openReleaseStore, openServedFiles } from './store/open-store.ts';
export type { ServedReleaseFiles } from './store/local-release-files.ts';
export type { ReleaseStore } from './store/release-store.ts';
export { ReleasesHttpModule, type ReleasesHttpModuleOptions } from './releases-http.module.ts';
export { createVisitor, variantOf, visitorOf } from './stream/visitor.ts';
export { setVariantCookie, setVisitorCookie } from './stream/visitor-cookies.ts';
export { OVERRIDE_COOKIE } from './overrides/override-cookies.ts';
export type { OverrideOrigins } from './overrides/override-origins.ts';
export { MAX_TOKEN_LENGTH, OverrideTokens } from './overrides/override-tokens.ts';
export { Overrides, type BrowserOverrides, type LiveOverride } from './overrides/overrides.ts';
export { PREVIEW_COOKIE, previewCookie } from './previews/preview-cookie.ts';
export { MAX_PREVIEW_TOKEN_LENGTH, PreviewTokens } from './previews/preview-tokens.ts';
export { Previews, type LivePreview } from './previews/previews.ts';
export { createPreview } from './previews/create-preview.ts';
export { revokePreview } from './previews/revoke-preview.ts';
export { budgetCeilings, budgetCeilingsOf } from './gate/budget-ceilings.ts';
export { newViolations } from './gate/check-accessibility.ts';
export { publisherQuotas } from './upload/publisher-quota.ts';
export { checkRelease, type GateReport } from './gate/gate-report.ts';
export type {
  MountResult,
  PageViolations,
  PageWeight,
  SmokeCandidate,
  SmokeCheck,
  Violation,
} from './plane/smoke-check.ts';
export { MountWorker } from './mounts/mount-worker.ts';
export type { Mount } from './mounts/run-mount-job.ts';
export { type GuardedMoveRequest, type Move, type MoveRequest } from './moves/move-pointer.ts';
export {
  activateRelease,
  canaryRelease,
  killArea,
  pauseCanary,
  promoteCanary,
  quarantineRelease,
  reviveArea,
  rollbackRelease,
  unquarantineRelease,
  type OfRelease,
} from './moves/operator-moves.ts';
export { rollbackCanary, type FailingCanary } from './moves/rollback-canary.ts';
export { publishRelease, type PublishRequest } from './publishing/publish-release.ts';
export { describeShipment, shipBuilds, type ShipRequest, type Shipment } from './shipping/ship-builds.ts';
export { ReleaseError, type ReleaseErrorCode } from './release/release-error.ts';
export { releaseId } from './release/release-id.ts';
export { openReleasePlane, type ReleasePlane, type ReleasePlaneOptions } from './plane/release-plane.ts';
export { isStored } from './publishing/verify-release.ts';
export { SiteRefusedError, type RunningSite } from './upload/site-request.ts';
export { findMissingFiles } from './status/find-missing-files.ts';
export { verifyPlane, type PlaneReport, type VerifiedRelease } from './status/verify-plane.ts';
export { getHistory, getStatus, type AreaStatus, type ReleaseStatus } from './status/release-status.ts';
export { ReleasesModule, type ReleasesModuleOptions } from './releases.module.ts';
export { RELEASES_PORT } from './documents/releases-port.ts';
export { DEFAULT_RETENTION, pruneReleases, type PrunedRelease } from './retention/prune-releases.ts';
export type { RetentionPolicy } from './retention/removable-releases.ts';
