import { useSearchParams } from '@danqing/shell-sdk/router';
import { useCallback, useMemo } from 'react';
import { readAddress, writeAddress, type PalettesAddress } from './palettes-address.ts';

/** Goes to a changed address; a change of anything but the page starts at the first page. */
export type ChangeAddress = (change: Partial<PalettesAddress>, options?: { replace?: boolean }) => void;

/** What the address says, and how to change it. */
export function useAddress(): [PalettesAddress, ChangeAddress] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const address = useMemo(() => readAddress(new URLSearchParams(text)), [text]);
  const change = useCallback<ChangeAddress>(
    (part, options) =>
      setQuery((current) => writeAddress({ ...readAddress(current), page: 1, ...part }), options),
    [setQuery],
  );
  return [address, change];
}
