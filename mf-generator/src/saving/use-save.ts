import { notify } from '@danqing/area-kit';
import { ApiError, attemptFor, savePalette } from '@danqing/api-client';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { authorizedFetch, toast, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useState } from 'react';
import { canBeSaved, emptyDraft, failureOf, saveRequest, type SaveDraft } from './save-draft.ts';

export interface Save {
  draft: SaveDraft;
  busy: boolean;
  change(fields: Partial<Pick<SaveDraft, 'name' | 'description' | 'isPublic'>>): void;
  submit(colors: PaletteColor[]): Promise<void>;
}

/**
 * The draft of the dialog and its sending. Another scheme begins another draft.
 * @param scheme tells one scheme from another
 */
export function useSave(scheme: string, onSaved: () => void, onSignedOut: () => void): Save {
  const { t } = useTranslation('generator');
  const { basePath } = usePageData();
  const [kept, setKept] = useState(() => emptyDraft(scheme));
  const [busy, setBusy] = useState(false);
  const draft = kept.scheme === scheme ? kept : emptyDraft(scheme);
  /** Nothing, when the visitor is at another scheme by now. */
  const amend = (fields: Partial<SaveDraft>) =>
    setKept((current) => (current.scheme === draft.scheme ? { ...current, ...fields } : current));

  return {
    draft,
    busy,
    change(fields) {
      const { failure } = draft;
      const answered = failure?.field && failure.field in fields;
      setKept({ ...draft, ...fields, failure: answered ? null : failure });
    },
    async submit(colors) {
      if (busy || !canBeSaved(draft)) return;
      const request = saveRequest(draft, colors);
      const attempt = attemptFor(request, draft.attempt);
      setKept({ ...draft, attempt });
      setBusy(true);
      try {
        await savePalette(request, { basePath, fetch: authorizedFetch, idempotencyKey: attempt.key });
        amend(emptyDraft(scheme));
        const link = t('save.link');
        notify({
          message: t('save.done', { link }),
          variant: 'success',
          action: { label: link, path: '/palettes' },
        });
        onSaved();
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) {
          onSignedOut();
          return;
        }
        logError('generator: the palette could not be saved', error);
        const failure = failureOf(error);
        amend({ failure });
        if (failure.field === null) toast({ message: t('save.failed'), variant: 'error' });
      } finally {
        setBusy(false);
      }
    },
  };
}
