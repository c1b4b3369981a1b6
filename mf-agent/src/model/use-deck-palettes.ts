import { listOwnPalettes, listRandomPalettes, paletteKeys } from '@danqing/api-client';
import { PALETTE_PAGE_SIZE, RANDOM_PALETTES } from '@danqing/contracts/palettes';
import { authorizedFetch, usePageData, useSession } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { useChoice, type PaletteChoice } from './use-palettes.ts';

/**
 * Returns the selectable palettes: the member's own, or a random few public ones (specification part 2 §6). A
 * 401 signs out.
 */
export function useDeckPalettes(): PaletteChoice & { own: boolean; total: number } {
  const { basePath } = usePageData();
  const { user } = useSession();
  const wanted = { limit: PALETTE_PAGE_SIZE.max };
  const mine = useQuery({
    queryKey: paletteKeys.own(user?.id ?? 0, wanted),
    queryFn: ({ signal }) => listOwnPalettes(wanted, { basePath, fetch: authorizedFetch, signal }),
    enabled: user !== null,
  });
  const random = useQuery({
    queryKey: [...paletteKeys.all, 'random'],
    queryFn: async ({ signal }) => {
      const items = await listRandomPalettes(RANDOM_PALETTES, { basePath, signal });
      return { items, total: items.length };
    },
    enabled: user === null,
    // A refetch on window focus would return different random palettes.
    staleTime: Infinity,
  });
  const asked = user ? mine : random;
  return { ...useChoice(asked), own: user !== null, total: asked.data?.total ?? 0 };
}
