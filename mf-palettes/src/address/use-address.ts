import { useSearchParams } from '@danqing/shell-sdk/router';
import { useCallback, useMemo } from 'react';
import { readAddress, writeAddress, type PalettesAddress } from './palettes-address.ts';

export type ChangeAddress = (change: Partial<PalettesAddress>, options?: { replace?: boolean }) => void;

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
