import { notify, useRequest } from '@danqing/area-kit';
import { ApiError, attemptFor, changePalette, savePalette, type ListedPalette } from '@danqing/api-client';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { authorizedFetch, toast, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useState } from 'react';
import type { PaletteSource } from '../model/palette/open-palette.ts';
import { canBeSaved, draftOf, failureOf, saveRequest, type SaveDraft } from './save-draft.ts';
import type { LoadedPalette } from './use-loaded-palette.ts';

export interface Save {
  draft: SaveDraft;
  busy: boolean;
  change(fields: Partial<Pick<SaveDraft, 'name' | 'description' | 'isPublic'>>): void;
  submit(colors: PaletteColor[]): Promise<void>;
  /** Saves into the loaded palette; null if the visitor does not own it. */
  submitChanges: ((colors: PaletteColor[]) => Promise<void>) | null;
}

interface SaveOptions {
  scheme: string;
  loaded: LoadedPalette | null;
  source: PaletteSource | undefined;
  reload: () => Promise<ListedPalette | undefined>;
  onRenewed: (source: PaletteSource) => void;
  onSaved: () => void;
  onSignedOut: () => void;
}

/**
 * Manages the draft and its submission. Each scheme has its own draft, which starts with the name of the
 * loaded palette.
 */
export function useSave(options: SaveOptions): Save {
  const { scheme, loaded, source, reload, onRenewed, onSaved, onSignedOut } = options;
  const { t } = useTranslation('generator');
  const { basePath } = usePageData();
  const [kept, setKept] = useState(() => draftOf(scheme, loaded));
  const [{ phase }, request] = useRequest({ unmount: 'continue' });
  const busy = phase === 'running';
  const draft = kept.scheme === scheme ? kept : draftOf(scheme, loaded);
  const amend = (fields: Partial<SaveDraft>) =>
    setKept((current) => (current.scheme === draft.scheme ? { ...current, ...fields } : current));

  const send = async (save: () => Promise<string>) => {
    await request.start(
      async () => {
        try {
          const path = await save();
          const link = t('save.link');
          notify({ message: t('save.done', { link }), variant: 'success', action: { label: link, path } });
          onSaved();
        } catch (error) {
          if (!(error instanceof ApiError && error.code === 'PALETTE_CHANGED')) throw error;
          const latest = await reload();
          amend({ overwrites: latest?.version ?? null, failure: failureOf(error) });
        }
      },
      {
        onFailure({ error }) {
          logError('generator: the palette could not be saved', error);
          const failure = failureOf(error);
          amend({ failure });
          if (failure.field === null) toast({ message: t('save.failed'), variant: 'error' });
        },
      },
    );
    if (request.getState().phase === 'expired') onSignedOut();
  };

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
      await send(async () => {
        await savePalette(request, { basePath, fetch: authorizedFetch, idempotencyKey: attempt.key });
        amend(draftOf(scheme, loaded));
        return '/palettes';
      });
    },
    submitChanges:
      loaded?.own && source
        ? async (colors) => {
            if (busy || !canBeSaved(draft)) return;
            setKept(draft);
            await send(async () => {
              const version = draft.overwrites ?? source.version;
              const { name, description, is_public } = saveRequest(draft, colors);
              const change = { version, name, description: description ?? '', is_public, colors };
              const saved = await changePalette(source.id, change, { basePath, fetch: authorizedFetch });
              amend({ overwrites: null, failure: null });
              onRenewed({ id: saved.id, version: saved.version });
              void reload();
              return `/palettes/${saved.id}`;
            });
          }
        : null,
  };
}
