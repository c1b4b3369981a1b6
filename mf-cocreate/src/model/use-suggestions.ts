import { useRequest } from '@danqing/area-kit';
import type { SuggestNamesResponse } from '@danqing/contracts/cocreate';
import { authorizedFetch, requireLogin, usePageData, useSession } from '@danqing/shell-sdk';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { freshSuggestions, suggestions } from './suggestions.ts';

export interface Suggestions {
  found: SuggestNamesResponse | null;
  loading: boolean;
  failure: string | null;
  signedOut: boolean;
  refresh: () => void;
  signIn: () => Promise<void>;
}

/**
 * Returns suggested names: cached ones, otherwise requested once `wanted`.
 *
 * @param references names to match, at most eight
 * @param anew requests even if cached
 */
export function useSuggestions(references: readonly string[], wanted: boolean, anew: boolean): Suggestions {
  const { basePath } = usePageData();
  const { user } = useSession();
  const found = useStore(suggestions);
  const [{ phase, failure }, request] = useRequest({
    log: 'cocreate: no names could be suggested',
    unmount: 'abort',
  });
  const load = () => {
    request.abort();
    void request.start(({ signal }) =>
      freshSuggestions(references, { basePath, fetch: authorizedFetch, signal }),
    );
  };

  const begin = useEffectEvent(() => {
    if (anew || !found) load();
  });
  const memberId = user?.id ?? null;
  useEffect(() => {
    if (wanted && memberId !== null) begin();
  }, [wanted, memberId]);

  const signIn = async () => {
    await requireLogin();
  };
  return {
    found: user ? found : null,
    loading: phase === 'running',
    failure: failure && (failure.reason ?? ''),
    signedOut: !user,
    refresh: () => (user ? load() : void signIn()),
    signIn,
  };
}
