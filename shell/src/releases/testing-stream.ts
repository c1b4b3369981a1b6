import type { SignedDocument } from '@danqing/contracts/releases';

/**
 * Stands in for `followReleases` (vi.mock): `push` is what a document that the server sends is handed to, and resolves
 * once it was checked; null until `followReleases` was called. In a file of its own without other modules, as a mock
 * must not wait for what it is part of.
 */
export const stream = {
  push: null as ((signed: SignedDocument) => Promise<void>) | null,
  followReleases(_basePath: string, onDocument: (signed: SignedDocument) => Promise<void>) {
    stream.push = onDocument;
    return () => {};
  },
};
