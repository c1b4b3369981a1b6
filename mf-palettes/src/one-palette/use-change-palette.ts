import { notify, useRequest } from '@danqing/area-kit';
import { ApiError, changePalette, type ListedPalette } from '@danqing/api-client';
import type { ChangePaletteRequest } from '@danqing/contracts/palettes';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useState } from 'react';

export interface ChangeFailure {
  field: 'name' | 'description' | null;
  message: string;
}

export interface ChangePalette {
  sending: boolean;
  failure: ChangeFailure | null;
  /** Latest version saved elsewhere, after the visitor has been notified. */
  elsewhere: ListedPalette | null;
  change: (fields: Omit<ChangePaletteRequest, 'version'>) => void;
}

interface Options {
  palette: ListedPalette;
  onReload: () => Promise<ListedPalette | null>;
  onChanged: (palette: ListedPalette) => void;
}

/** Changes a palette. A conflict loads the version saved elsewhere; the next attempt overwrites it. */
export function useChangePalette({ palette, onReload, onChanged }: Options): ChangePalette {
  const { t } = useTranslation('palette');
  const { basePath } = usePageData();
  const [elsewhere, setElsewhere] = useState<ListedPalette | null>(null);
  const [{ phase, failure }, request] = useRequest({ unmount: 'continue' });
  const { version } = elsewhere ?? palette;

  const change: ChangePalette['change'] = (fields) =>
    void request.start(
      async () => {
        try {
          const body = { version, ...fields };
          onChanged(await changePalette(palette.id, body, { basePath, fetch: authorizedFetch }));
          notify({ message: t('edit.done'), variant: 'success' });
        } catch (error) {
          const latest = isConflict(error) && (await onReload());
          if (!latest) throw error;
          setElsewhere(latest);
        }
      },
      {
        onFailure({ error }) {
          if (!isConflict(error)) logError('palettes: the palette could not be changed', error);
        },
      },
    );
  const fieldOf = (error: unknown) => {
    const field = error instanceof ApiError ? error.field : undefined;
    return field === 'name' || field === 'description' ? field : null;
  };
  return {
    sending: phase === 'running',
    failure: failure && {
      field: fieldOf(failure.error),
      message: failure.reason ?? t('edit.failed'),
    },
    elsewhere,
    change,
  };
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'PALETTE_CHANGED';
