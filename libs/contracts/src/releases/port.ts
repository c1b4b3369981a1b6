import type { AreaManifest, ReleaseDocument, SignedDocument } from './releases.ts';

/** What the gateway asks of the release plane. */
export interface ReleasesPort {
  /**
   * The document of a visitor: as new as the newest pointer move, or the last known while the database is out of
   * reach; null while no shell is active. The same object for all visitors who get the same, as long as nothing moves.
   * `visitor` is the random id that decides about canaries; null gets every stable release. With overrides the document
   * is made and signed for this one call.
   */
  getDocument(visitor: string | null, overrides?: readonly AreaOverride[]): Promise<ResolvedDocument | null>;
  /** Calls the listener after every pointer move; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Ed25519 public key of the documents, base64 of the 32 bytes. */
  readonly publicKey: string;
}
/** An area, or the shell, from a development server. */
export interface AreaOverride {
  area: string;
  /** `http://127.0.0.1:3401`, without a path. */
  origin: string;
  /** What the sources say of the area; null: what its release says. */
  manifest: AreaManifest | null;
  /** Whether the visitor's release takes its place where it does not load. */
  fallsBack: boolean;
}
export interface ResolvedDocument extends SignedDocument {
  document: ReleaseDocument;
  /** A canary runs somewhere: the visitor needs an id that stays. */
  canaries: boolean;
}
