import { useSearchParams } from '@danqing/shell-sdk/router';
import { useCallback, useMemo } from 'react';
import { readAddress, writeAddress, type ColorsAddress } from './colors-address.ts';

/** Navigates to a changed address. Any change except `page` resets to page 1 and clears the hex. */
export type ChangeAddress = (change: Partial<ColorsAddress>, options?: { replace?: boolean }) => void;

export function useAddress(): [ColorsAddress, ChangeAddress] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const address = useMemo(() => readAddress(new URLSearchParams(text)), [text]);
  const change = useCallback<ChangeAddress>(
    (part, options) =>
      setQuery(
        (current) => writeAddress({ ...readAddress(current), page: null, hex: null, ...part }),
        options,
      ),
    [setQuery],
  );
  return [address, change];
}
