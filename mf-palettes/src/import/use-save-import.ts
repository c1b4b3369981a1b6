import { notify } from '@danqing/area-kit';
import { attemptFor, helpfulReason, savePalette, type SaveAttempt } from '@danqing/api-client';
import type { SavePaletteRequest } from '@danqing/contracts/palettes';
import { authorizedFetch, requireLogin, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useRef, useState } from 'react';

export interface SaveImport {
  save: (request: SavePaletteRequest) => Promise<void>;
  saving: boolean;
  /**
   * True while the sign-in dialog may be open. Other dialogs close meanwhile, because two modal dialogs
   * compete for focus.
   */
  signingIn: boolean;
  failure: string | null;
}

/** Saves an imported palette. A visitor signs in first; saving then resumes automatically. */
export function useSaveImport(onSaved: () => void): SaveImport {
  const { t } = useTranslation('palettes');
  const { basePath } = usePageData();
  const { status } = useSession();
  const [saving, setSaving] = useState(false);
  const [signingIn, setSigningIn] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = useRef<SaveAttempt | null>(null);

  const save = async (request: SavePaletteRequest) => {
    if (saving) return;
    setSaving(true);
    setFailure(null);
    try {
      setSigningIn(status !== 'signed-in');
      const member = await requireLogin();
      setSigningIn(false);
      if (!member) return;
      attempt.current = attemptFor(request, attempt.current);
      await savePalette(request, { basePath, fetch: authorizedFetch, idempotencyKey: attempt.current.key });
      notify({ message: t('import.saved'), variant: 'success' });
      onSaved();
    } catch (error) {
      logError('palettes: the imported palette could not be saved', error);
      setFailure(helpfulReason(error) ?? t('import.saveFailed'));
      notify({ message: t('import.saveFailed'), variant: 'error' });
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, signingIn, failure };
}
