import { requestDataExport, fetchDataExport, getDataExport, ownDataKeys } from '@danqing/api-client';
import { useRequest } from '@danqing/area-kit';
import type { DataExport } from '@danqing/contracts/identity';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useQuery } from '@danqing/shell-sdk/query';
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
  const [{ phase, progress, failure }, request] = useRequest<void, 'ask' | 'save'>({
    log: 'profile: the own data did not come',
    unmount: 'continue',
  });
  const options = { basePath, fetch: authorizedFetch };
  const { data, refetch } = useQuery({
    queryKey: ownDataKeys.export(memberId),
    queryFn: ({ signal }) => getDataExport(memberId, { ...options, signal }),
    refetchInterval: ({ state }) => (/waiting|gathering/.test(state.data?.state ?? '') ? ASK_MS : false),
  });
  const run = (action: 'ask' | 'save', task: () => Promise<void>) =>
    request.start(task, { progress: action, onFailure: () => void refetch() });
  return {
    made: data ?? null,
    busy: phase === 'running',
    failure:
      failure && (failure.reason ?? t(progress === 'ask' ? 'download.askFailed' : 'download.saveFailed')),
    ask: () =>
      run('ask', async () => {
        await requestDataExport(memberId, options);
        await refetch();
      }),
    save: () =>
      run('save', async () => {
        if (!data) return;
        const file = await fetchDataExport(memberId, data.id, options);
        saveFile(`${t('download.file')}_${data.created_at.slice(0, 10)}.zip`, file);
      }),
  };
}
