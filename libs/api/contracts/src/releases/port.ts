import type { AreaManifest, ReleaseDescriptor, ReleaseDocument, SignedDocument } from './releases.ts';

export interface ReleasesPort {
  /**
   * Returns a visitor's document, current as of the newest pointer move. During a database outage it is the
   * last known one; without an active shell it is null.
   * Visitors with the same releases share one object until the next move. A document with overrides or a
   * preview is built and signed per call.
   *
   * @param visitor random id that assigns canaries; null gets every stable release
   * @param preview releases that replace the pointers of their areas. All other areas are then stable.
   * @throws {AppError} PREVIEW_INCOMPATIBLE when the preview does not fit the stable releases
   */
  getDocument(
    visitor: string | null,
    overrides?: readonly AreaOverride[],
    preview?: readonly PreviewedRelease[],
  ): Promise<ResolvedDocument | null>;
  /**
   * Returns the text of the complete document that a page named as its index, or null when it is neither the
   * visitor's current one nor one of the last pages'.
   */
  getIndex(file: string, visitor: string | null): Promise<string | null>;
  subscribe(listener: () => void): () => void;
  /** Ed25519 public key of the documents: base64 of 32 bytes. */
  readonly publicKey: string;
}
export interface PreviewedRelease {
  area: string;
  release: string;
  descriptor: ReleaseDescriptor;
}
export interface AreaOverride {
  area: string;
  /** Origin of the development server, such as `http://127.0.0.1:3401`. */
  origin: string;
  /** Manifest of the sources on the development server. Null uses the manifest of the release. */
  manifest: AreaManifest | null;
  /** True when the visitor's release replaces it on a load failure. */
  fallsBack: boolean;
}
export interface ResolvedDocument extends SignedDocument {
  document: ReleaseDocument;
  /** True when any canary runs; the visitor then needs a persistent id. */
  canaries: boolean;
  /** Names the combination of canaries that the visitor gets; empty without any, and with overrides. */
  variant: string;
  /** Returns the signed document of a page of this area, or of no area. With overrides it is complete. */
  forPage(area: string | null): SignedDocument;
  /** Areas with a canary. Their releases depend on the visitor. */
  canaryAreas: ReadonlySet<string>;
  /** Returns the signed changes since an earlier document without overrides, for any visitor who has it. */
  changesSince(earlier: ResolvedDocument): SignedDocument;
}
