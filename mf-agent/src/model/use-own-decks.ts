import { deckKeys, deleteDeck, listDecks, undeleteDeck } from '@danqing/api-client';
import type { Deck } from '@danqing/contracts/agent';
import { authorizedFetch, usePageData, useSession } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';

export interface OwnDecks {
  decks: readonly Deck[] | null;
  failed: boolean;
  retry: () => void;
  more: (() => void) | null;
  deleted: Deck | null;
  remove: (deck: Deck) => Promise<void>;
  undo: () => Promise<void>;
}

interface Listed {
  decks: Deck[];
  more: boolean;
}

/**
 * Returns the member's decks, newest first.
 *
 * @param latest id of the newly made deck, which the list must include
 */
export function useOwnDecks(latest: string | null, onFailure: (what: 'delete' | 'undo') => void): OwnDecks {
  const { basePath } = usePageData();
  const { user } = useSession();
  const [pages, setPages] = useState(1);
  const [deleted, setDeleted] = useState<Deck | null>(null);
  const options = { basePath, fetch: authorizedFetch };
  const { data, error, isFetching, refetch } = useQuery<Listed>({
    queryKey: [...deckKeys.own(user?.id ?? 0), pages, latest],
    queryFn: async ({ signal }) => {
      const decks: Deck[] = [];
      let after: number | undefined;
      for (let page = 0; page < pages; page += 1) {
        const { data: found, next } = await listDecks(after, { ...options, signal });
        decks.push(...found);
        if (next === null) return { decks, more: false };
        after = next;
      }
      return { decks, more: true };
    },
    enabled: user !== null,
    placeholderData: (before: Listed | undefined) => before,
  });
  useEffect(() => {
    if (error) logError('agent: own decks could not be loaded', error);
  }, [error]);
  const attempt = async (what: 'delete' | 'undo', work: () => Promise<void>) => {
    try {
      await work();
      await refetch();
    } catch (cause) {
      logError('agent: a deck could not be deleted or brought back', cause);
      onFailure(what);
    }
  };
  return {
    decks: user ? (data?.decks ?? []) : null,
    failed: error !== null && !isFetching,
    retry: () => void refetch(),
    more: data?.more ? () => setPages(pages + 1) : null,
    deleted,
    remove: (deck) =>
      attempt('delete', async () => {
        await deleteDeck(deck.id, options);
        setDeleted(deck);
      }),
    undo: () =>
      attempt('undo', async () => {
        if (!deleted) return;
        await undeleteDeck(deleted.id, options);
        setDeleted(null);
      }),
  };
}
