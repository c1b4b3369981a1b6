import { useSearchParams } from '@danqing/shell-sdk/router';
import { useCallback, useMemo } from 'react';
import { readAddress, writeAddress, type ColorsAddress } from './colors-address.ts';

/** Goes to a changed address; a change of anything but the page starts at the first page, without the colour to show. */
export type ChangeAddress = (change: Partial<ColorsAddress>, options?: { replace?: boolean }) => void;

/** What the address says, and how to change it. */
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
