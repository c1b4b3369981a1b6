import {
  requestDataExport,
  fetchDataExport,
  getDataExport,
  helpfulReason,
  ownDataKeys,
} from '@danqing/api-client';
import type { DataExport } from '@danqing/contracts/identity';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useState } from 'react';
import { saveFile } from '../model/save-file.ts';

/** Poll interval in milliseconds. */
const ASK_MS = 2_000;

export interface DataExportState {
  made: DataExport | null;
  busy: boolean;
  failure: string | null;
  ask: () => Promise<void>;
  save: () => Promise<void>;
}

export function useDataExport(memberId: number): DataExportState {
  const { basePath } = usePageData();
  const { t } = useTranslation('own-data');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const options = { basePath, fetch: authorizedFetch };
  const { data, refetch } = useQuery({
    queryKey: ownDataKeys.export(memberId),
    queryFn: ({ signal }) => getDataExport(memberId, { ...options, signal }),
    refetchInterval: ({ state }) => (/waiting|gathering/.test(state.data?.state ?? '') ? ASK_MS : false),
  });
  const run = async (failed: string, action: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      logError('profile: the own data did not come', error);
      setFailure(helpfulReason(error) ?? failed);
      void refetch();
    } finally {
      setBusy(false);
    }
  };
  return {
    made: data ?? null,
    busy,
    failure,
    ask: () =>
      run(t('download.askFailed'), async () => {
        await requestDataExport(memberId, options);
        await refetch();
      }),
    save: () =>
      run(t('download.saveFailed'), async () => {
        if (!data) return;
        const file = await fetchDataExport(memberId, data.id, options);
        saveFile(`${t('download.file')}_${data.created_at.slice(0, 10)}.zip`, file);
      }),
  };
}
