// The part of the releases that acts on a running site by its API. It needs no database, so the published tools
// contain it.
export { describeFailure } from './cli/describe-failure.ts';
export { publishOnSite } from './cli/publish-on-site.ts';
export { describePreview, previewComment } from './cli/preview-text.ts';
export { waitOption } from './cli/wait-option.ts';
export { parseSite, readTokenFile, tokenSchema } from './cli/running-site.ts';
export { requestOverride } from './overrides/request-override.ts';
export type { ProvenanceFiles } from './provenance/read-provenance.ts';
export { requestLink } from './previews/request-preview.ts';
export { readBuild } from './publishing/read-build.ts';
export { releaseId } from './release/release-id.ts';
export type { RunningSite } from './upload/site-request.ts';
