import { useState } from 'react';
import { notify } from '../notices/notify.ts';
import { useRequest } from '../request/use-request.ts';

export interface Deletion<Thing> {
  deleted: Thing | null;
  restoring: boolean;
  remove: (thing: Thing) => Promise<void>;
  undo: () => Promise<void>;
}

export interface DeletionOptions {
  remove: () => Promise<void>;
  /** Undoes the deletion. Resolves once the item is shown again. */
  restore: () => Promise<void>;
  texts: { removeFailed: string; undoFailed: string };
}

/** Deletes the item that a page shows. Offers to undo the deletion until the visitor leaves the page. */
export function useDeletion<Thing>({ remove, restore, texts }: DeletionOptions): Deletion<Thing> {
  const [deleted, setDeleted] = useState<Thing | null>(null);
  const [{ phase }, request] = useRequest({
    log: 'area-kit: it could not be deleted or brought back',
    unmount: 'continue',
  });
  const attempt = (work: () => Promise<void>, next: Thing | null, failed: string) =>
    request.start(work, {
      onDone: () => setDeleted(next),
      onFailure: () => notify({ message: failed, variant: 'error' }),
    });
  return {
    deleted,
    restoring: phase === 'running',
    remove: (thing) => attempt(remove, thing, texts.removeFailed),
    undo: () => attempt(restore, null, texts.undoFailed),
  };
}
