import type { SignedDocument } from '@danqing/contracts/releases';

/**
 * Mock of `followReleases`. `push` delivers a document and resolves once it was checked; null until
 * `followReleases` was called. It imports no other modules, so the `vi.mock` factory never waits for a module
 * that depends on the mock.
 */
export const stream = {
  push: null as ((signed: SignedDocument) => Promise<void>) | null,
  followReleases(_basePath: string, onDocument: (signed: SignedDocument) => Promise<void>) {
    stream.push = onDocument;
    return () => {};
  },
};
