import { verifyDocument, type ReleaseDocument, type SignedDocument } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { logError } from '@danqing/ui-kit';
import { createStore } from 'zustand';
import type { ShellPage } from '../browser/page.ts';
import { forRunningShell } from './for-running-shell.ts';

/** Its state is the newest document that is known to be unaltered, as far as this tab can follow it. */
export interface ReleaseStore extends ReadonlyStore<ReleaseDocument> {
  /**
   * Resolves once the document is verified, or this browser cannot verify it; rejects while it is known to be altered.
   * No script that it names may run before.
   */
  trusted(): Promise<void>;
  /** Whether documents that come later can be verified at all. */
  verifies(): Promise<boolean>;
  /** A document that came later. An altered, older or foreign one changes nothing: the last good one stays. */
  offer(signed: SignedDocument): Promise<void>;
}

/**
 * Holds the release document. A browser that cannot verify signatures keeps the one of the page, which came with the
 * page itself, and takes no other.
 */
export function createReleaseStore({
  document,
  signed,
}: Pick<ShellPage, 'document' | 'signed'>): ReleaseStore {
  const store = createStore<ReleaseDocument>()(() => document);
  /** The newest unaltered document; null while there is none. */
  let known: ReleaseDocument | null = document;
  const own = signed
    ? verifyDocument(signed, signed.publicKey, null).then(({ verdict }) => verdict)
    : Promise.resolve('unsupported');
  let trusted = own.then((verdict) => {
    if (verdict !== 'refused') return;
    known = null;
    throw new Error('the release document of the page was altered');
  });
  trusted.catch(() => undefined);

  return {
    ...store,
    trusted: () => trusted,
    verifies: async () => (await own) !== 'unsupported',
    async offer(pushed) {
      if (!signed) return;
      await trusted.catch(() => undefined);
      const answer = await verifyDocument(pushed, signed.publicKey, known);
      // An older one is no attack: a gateway may be a moment behind another.
      if (answer.verdict === 'refused' && answer.reason !== 'older')
        logError('a release document was refused', answer.reason);
      if (answer.verdict !== 'valid') return;
      // Overrides come with the page that was made for them, never later.
      if (answer.document.areas.some(({ channel }) => channel === 'override')) return;
      // The same one comes with every connection, and another may have been verified meanwhile.
      if (known && answer.document.sequence <= known.sequence) return;
      // What an altered document said of areas is not held on to.
      const current = store.getState();
      const next = forRunningShell(answer.document, known ? current : { ...current, areas: [] });
      known = answer.document;
      trusted = Promise.resolve();
      store.setState(next, true);
    },
  };
}
