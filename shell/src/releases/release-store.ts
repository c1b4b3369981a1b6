import { verifyDocument, type ReleaseDocument, type SignedDocument } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { logError } from '@danqing/ui-kit';
import { createStore } from 'zustand';
import type { ShellPage } from '../browser/page.ts';
import { forRunningShell } from './for-running-shell.ts';

export interface ReleaseStore extends ReadonlyStore<ReleaseDocument> {
  /**
   * Resolves once the document is verified or this browser cannot verify it. Rejects while the document is
   * known to be altered. Await it before running any script of the document.
   */
  trusted(): Promise<void>;
  verifies(): Promise<boolean>;
  verifyAndAdopt(signed: SignedDocument): Promise<void>;
}

/**
 * Creates the store of the release document. A browser that cannot verify signatures keeps the page's
 * document and accepts no other.
 */
export function createReleaseStore({
  document,
  signed,
}: Pick<ShellPage, 'document' | 'signed'>): ReleaseStore {
  const store = createStore<ReleaseDocument>()(() => document);
  let newest: ReleaseDocument | null = document;
  const own = signed
    ? verifyDocument(signed, signed.publicKey, null).then(({ verdict }) => verdict)
    : Promise.resolve('unsupported');
  let trusted = own.then((verdict) => {
    if (verdict !== 'refused') return;
    newest = null;
    throw new Error('the release document of the page was altered');
  });
  trusted.catch(() => undefined);

  return {
    ...store,
    trusted: () => trusted,
    verifies: async () => (await own) !== 'unsupported',
    async verifyAndAdopt(pushed) {
      if (!signed) return;
      await trusted.catch(() => undefined);
      const answer = await verifyDocument(pushed, signed.publicKey, newest);
      // An older document is normal, because one gateway may lag behind another.
      if (answer.verdict === 'refused' && answer.reason !== 'older')
        logError('a release document was refused', answer.reason);
      if (answer.verdict !== 'valid') return;
      // Overrides come only with the page, never by push.
      if (answer.document.areas.some(({ channel }) => channel === 'override')) return;
      // Every connection sends the newest document again, and another may have been verified meanwhile.
      if (newest && answer.document.sequence <= newest.sequence) return;
      // Discards the areas of an altered document.
      const current = store.getState();
      const next = forRunningShell(answer.document, newest ? current : { ...current, areas: [] });
      newest = answer.document;
      trusted = Promise.resolve();
      store.setState(next, true);
    },
  };
}
