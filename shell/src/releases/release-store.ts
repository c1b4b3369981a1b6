import { verifyDocument, type ReleaseDocument, type SignedDocument } from '@danqing/contracts/releases';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { logError } from '@danqing/ui-kit';
import { createStore } from 'zustand';
import type { ShellPage } from '../browser/page.ts';
import { applyChanges } from './apply-changes.ts';
import type { IndexReader } from './document-index.ts';
import { isSetAside } from './is-set-aside.ts';
import { forRunningShell } from './for-running-shell.ts';

export interface ReleaseStore extends ReadonlyStore<ReleaseDocument> {
  /**
   * Resolves once the document is verified or this browser cannot verify it. Rejects while the document is
   * known to be altered. Await it before running any script of the document.
   */
  trusted(): Promise<void>;
  verifies(): Promise<boolean>;
  verifyAndAdopt(signed: SignedDocument): Promise<void>;
  /** Sequence of the newest accepted document, or null when there is none. */
  newestSequence(): number | null;
  /** Adds the areas that the page left out. Rejects when they cannot be read. */
  complete(): Promise<void>;
}

/**
 * Creates the store of the release document. A browser that cannot verify signatures keeps the page's
 * document and accepts no other.
 */
export function createReleaseStore(
  { document, signed }: Pick<ShellPage, 'document' | 'signed'>,
  reader: IndexReader,
): ReleaseStore {
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
  let reading: Promise<void> | null = null;
  let completing: Promise<void> | null = null;
  let adopting = Promise.resolve();

  const readIndex = async () => {
    const { index } = store.getState();
    if (!index) return;
    await trusted;
    const complete = await reader.read(index);
    const current = store.getState();
    // A pushed document was complete already.
    if (current.index !== index) return;
    // The same object for the same release, so that nothing on screen changes.
    const known = new Map(current.areas.map((area) => [`${area.area}/${area.release}`, area]));
    const areas = complete.areas.map((area) => known.get(`${area.area}/${area.release}`) ?? area);
    newest = { ...complete, areas };
    store.setState({ ...newest, shell: current.shell }, true);
  };
  const readIndexOnce = () => (reading ??= readIndex().finally(() => (reading = null)));
  const readRest = async () => {
    try {
      // A push meanwhile names another index.
      while (store.getState().index) await readIndexOnce();
    } catch {
      await verifyAndAdopt(await reader.readNewest());
      if (store.getState().index) throw new Error('the other areas of the site could not be read');
    }
  };

  const adopt = async (pushed: SignedDocument, canReadNewest = true): Promise<void> => {
    if (!signed) return;
    await trusted.catch(() => undefined);
    const answer = await verifyDocument(pushed, signed.publicKey, newest);
    // An older document is normal, because one gateway may lag behind another.
    if (answer.verdict === 'refused' && answer.reason !== 'older')
      logError('a release document was refused', answer.reason);
    if (answer.verdict !== 'valid') return;
    // Overrides and previews come only with the page, never by push.
    if ([answer.document.shell, ...answer.document.areas].some(isSetAside)) return;
    // Areas that do not fit this tab's shell keep their releases, which the index names.
    if (answer.document.shell.release !== store.getState().shell.release)
      await readIndexOnce().catch(() => undefined);
    const current = store.getState();
    // The newest document comes again after a reconnection, and another may have been verified meanwhile.
    if (newest && answer.document.sequence <= newest.sequence - (current.index ? 1 : 0)) return;
    const newer = applyChanges(answer.document, newest);
    // Which areas do not fit this tab's shell is only known of a complete document.
    if (!newer || (newer.index && newer.shell.release !== current.shell.release)) {
      const complete = canReadNewest && (await reader.readNewest().catch(() => null));
      return complete ? adopt(complete, false) : undefined;
    }
    // Discards the areas of an altered document.
    const next = forRunningShell(newer, newest ? current : { ...current, areas: [] });
    newest = newer;
    trusted = Promise.resolve();
    store.setState(next, true);
  };
  // One after the other, because changes apply to the document before them.
  const verifyAndAdopt = (pushed: SignedDocument) =>
    (adopting = adopting.catch(() => undefined).then(() => adopt(pushed)));

  return {
    ...store,
    newestSequence: () => newest?.sequence ?? null,
    complete: () => (completing ??= readRest().finally(() => (completing = null))),
    verifyAndAdopt,
    trusted: () => trusted,
    verifies: async () => (await own) !== 'unsupported',
  };
}
