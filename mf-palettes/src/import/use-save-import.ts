import { notify, useRequest } from '@danqing/area-kit';
import { attemptFor, savePalette, type SaveAttempt } from '@danqing/api-client';
import type { SavePaletteRequest } from '@danqing/contracts/palettes';
import { authorizedFetch, requireLogin, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useRef } from 'react';

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

export function useSaveImport(onSaved: () => void): SaveImport {
  const { t } = useTranslation('palettes');
  const { basePath } = usePageData();
  const { status } = useSession();
  const attempt = useRef<SaveAttempt | null>(null);
  const [{ phase, progress, failure }, request] = useRequest<void, 'signing-in' | 'saving'>({
    log: 'palettes: the imported palette could not be saved',
    unmount: 'continue',
  });
  const save = (body: SavePaletteRequest) =>
    request.start(
      async ({ report }) => {
        const member = await requireLogin();
        report('saving');
        if (!member) return;
        attempt.current = attemptFor(body, attempt.current);
        const { key: idempotencyKey } = attempt.current;
        await savePalette(body, { basePath, fetch: authorizedFetch, idempotencyKey });
        notify({ message: t('import.saved'), variant: 'success' });
        onSaved();
      },
      {
        progress: status === 'signed-in' ? 'saving' : 'signing-in',
        onFailure: () => notify({ message: t('import.saveFailed'), variant: 'error' }),
      },
    );
  const saving = phase === 'running';
  return {
    save,
    saving,
    signingIn: saving && progress === 'signing-in',
    failure: failure && (failure.reason ?? t('import.saveFailed')),
  };
}
