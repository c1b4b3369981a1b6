import { notify } from '@danqing/area-kit';
import { ApiError, deletePalette, undeletePalette } from '@danqing/api-client';
import type { Palette } from '@danqing/contracts/palettes';
import { authorizedFetch, requireLogin, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { deletionsReducer, type Deletions } from './deletions.ts';

export interface DeletionControl {
  deletions: Deletions;
  restored: Palette | null;
  remove: (palette: Palette, index: number) => void;
  undo: (palette: Palette) => void;
  expire: (palette: Palette) => void;
}

/**
 * Deletes palettes optimistically and offers undo in their place until it expires or another list is shown.
 *
 * @param list key of the list on screen
 * @param reload refetches the lists
 */
export function useDeletions(list: string, reload: () => Promise<unknown>): DeletionControl {
  const { t } = useTranslation('palettes');
  const { basePath } = usePageData();
  const { user } = useSession();
  const [deletions, dispatch] = useReducer(deletionsReducer, []);
  const [restored, setRestored] = useState<Palette | null>(null);
  /** Running deletions by palette id. Each resolves to true when the server has deleted the palette. */
  const running = useRef(new Map<number, Promise<boolean>>());
  useEffect(() => () => dispatch({ type: 'list-left', list }), [list]);

  const options = { basePath, fetch: authorizedFetch };
  const failed = (message: string) => notify({ message, variant: 'error' });

  const remove = (palette: Palette, index: number) => {
    if (!user) {
      failed(t('delete.signedOut'));
      void requireLogin();
      return;
    }
    const { id } = palette;
    dispatch({ type: 'deleted', palette, index, list });
    setRestored(null);
    const deleted = deletePalette(id, options).then(
      () => true,
      (error: unknown) => {
        const signedOut = error instanceof ApiError && error.status === 401;
        if (!signedOut) logError('palettes: a palette could not be deleted', error);
        failed(t(signedOut ? 'delete.signedOut' : 'delete.failed'));
        dispatch({ type: 'forgotten', id });
        return false;
      },
    );
    running.current.set(id, deleted);
    void deleted.then(reload);
  };

  const undo = async (palette: Palette) => {
    const { id } = palette;
    dispatch({ type: 'entered', id, phase: 'restoring' });
    if (!(await running.current.get(id))) return;
    try {
      await undeletePalette(id, options);
      await reload();
      dispatch({ type: 'forgotten', id });
      setRestored(palette);
    } catch (error) {
      logError('palettes: a palette could not be restored', error);
      failed(t('delete.undoFailed'));
      dispatch({ type: 'entered', id, phase: 'undoable' });
    }
  };

  return {
    deletions,
    restored,
    remove,
    undo: (palette) => void undo(palette),
    expire: ({ id }) => dispatch({ type: 'entered', id, phase: 'gone' }),
  };
}
