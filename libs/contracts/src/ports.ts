import type { Color } from './colors.ts';
import type { ReleaseDocument, SignedDocument } from './releases.ts';

/** What other services may ask of the colours service. */
export interface ColorsPort {
  listColors(): Promise<readonly Color[]>;
}

/** What the gateway asks of the release plane. */
export interface ReleasesPort {
  /**
   * The document of a visitor: as new as the newest pointer move, or the last known while the database is out of
   * reach; null while no shell is active. The same object for all visitors who get the same, as long as nothing moves.
   * `visitor` is the random id that decides about canaries; null gets every stable release.
   */
  getDocument(visitor: string | null): Promise<ResolvedDocument | null>;
  /** Calls the listener after every pointer move; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Ed25519 public key of the documents, base64 of the 32 bytes. */
  readonly publicKey: string;
}
export interface ResolvedDocument extends SignedDocument {
  document: ReleaseDocument;
  /** A canary runs somewhere: the visitor needs an id that stays. */
  canaries: boolean;
}
