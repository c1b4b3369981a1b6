import { ApiError, getPalette, paletteKeys, type ListedPalette } from '@danqing/api-client';
import { authorizedFetch, usePageData, useSession } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';

export type PaletteState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'missing' }
  | { status: 'loaded'; palette: ListedPalette };

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'INPUT_INVALID');

export function usePalette(id: number): {
  state: PaletteState;
  refresh: (palette: ListedPalette) => void;
  reload: () => Promise<ListedPalette | null>;
} {
  const { basePath } = usePageData();
  const { user } = useSession();
  const [changed, setChanged] = useState<ListedPalette | null>(null);
  const queryKey = paletteKeys.one(id, user?.id ?? null);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getPalette(id, { basePath, fetch: authorizedFetch, signal }),
  });
  useEffect(() => {
    if (error && !isMissing(error)) logError('palettes: a palette could not be loaded', error);
  }, [error]);
  const state = (): PaletteState => {
    if (isMissing(error)) return { status: 'missing' };
    if (data)
      return { status: 'loaded', palette: changed && changed.version > data.version ? changed : data };
    return error ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
  };
  return {
    state: state(),
    refresh: setChanged,
    reload: async () => (await refetch()).data ?? null,
  };
}
