import { useLocation, useSearchParams } from '@danqing/shell-sdk/router';
import { useMemo } from 'react';
import { readAddress, writeAddress, type MemberAddress, type MemberTab } from './member-address.ts';

/** Cursors of the previous pages, stored in history state; 0 for the newest. */
interface Turned {
  turned?: readonly number[];
}

export interface AddressControl {
  address: MemberAddress;
  showTab: (tab: MemberTab) => void;
  showPage: (page: number) => void;
  showOlder: (next: number) => void;
  showNewer: () => void;
}

export function useAddress(): AddressControl {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const text = query.toString();
  const address = useMemo(() => readAddress(new URLSearchParams(text)), [text]);
  const turned = (state as Turned | null)?.turned ?? [];
  const go = (change: Partial<MemberAddress>, kept: readonly number[] = []) =>
    setQuery(writeAddress({ ...address, after: null, page: 1, ...change }), { state: { turned: kept } });
  return {
    address,
    showTab: (tab) => go({ tab }),
    showPage: (page) => go({ page }),
    showOlder: (next) => go({ after: next }, [...turned, address.after ?? 0]),
    showNewer: () => go({ after: turned.at(-1) || null }, turned.slice(0, -1)),
  };
}
