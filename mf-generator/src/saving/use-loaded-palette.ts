import { getPalette, paletteKeys, type ListedPalette } from '@danqing/api-client';
import { authorizedFetch, usePageData, useSession } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import type { PaletteSource } from '../model/palette/open-palette.ts';

export interface LoadedPalette {
  palette: ListedPalette;
  own: boolean;
}

/**
 * Loads the saved palette that the state started from. `loaded` is undefined while loading, and null without
 * a palette or without access.
 */
export function useLoadedPalette(source: PaletteSource | undefined): {
  loaded: LoadedPalette | null | undefined;
  reload: () => Promise<ListedPalette | undefined>;
} {
  const { basePath } = usePageData();
  const { user } = useSession();
  const id = source?.id ?? 0;
  const { data, isPending, refetch } = useQuery({
    queryKey: paletteKeys.one(id, user?.id ?? null),
    queryFn: ({ signal }) => getPalette(id, { basePath, fetch: authorizedFetch, signal }),
    enabled: source !== undefined,
    retry: false,
  });
  const reload = async () => (await refetch()).data;
  if (!source) return { loaded: null, reload };
  if (isPending) return { loaded: undefined, reload };
  return { loaded: data ? { palette: data, own: data.user_id === user?.id } : null, reload };
}
