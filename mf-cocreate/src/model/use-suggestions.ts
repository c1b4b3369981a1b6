import { ApiError, helpfulReason } from '@danqing/api-client';
import type { SuggestNamesResponse } from '@danqing/contracts/cocreate';
import { authorizedFetch, requireLogin, usePageData, useSession } from '@danqing/shell-sdk';
import { logError } from '@danqing/ui-kit';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  const load = useCallback(async () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setLoading(true);
    setFailure(null);
    try {
      await freshSuggestions(references, { basePath, fetch: authorizedFetch, signal: control.signal });
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiError && error.status === 401)) {
        logError('cocreate: no names could be suggested', error);
        setFailure(helpfulReason(error) ?? '');
      }
    }
    if (running.current === control) setLoading(false);
  }, [basePath, references]);

  const begin = useEffectEvent(() => {
    if (anew || !found) void load();
  });
  const memberId = user?.id ?? null;
  useEffect(() => {
    if (wanted && memberId !== null) begin();
  }, [wanted, memberId]);
  useEffect(() => () => running.current?.abort(), []);

  const signIn = async () => {
    await requireLogin();
  };
  return {
    found: user ? found : null,
    loading,
    failure,
    signedOut: !user,
    refresh: () => void (user ? load() : signIn()),
    signIn,
  };
}
