import { useLocation, useSearchParams } from '@danqing/shell-sdk/router';
import { useMemo } from 'react';
import { readAddress, writeAddress, type MemberAddress, type MemberTab } from './member-address.ts';

/** Where the pages before this one begin, kept with the entry of the browser's history; 0: with the newest. */
interface Turned {
  turned?: readonly number[];
}

export interface AddressControl {
  address: MemberAddress;
  showTab: (tab: MemberTab) => void;
  showPage: (page: number) => void;
  /** `next`: the key of the page after this one. */
  showOlder: (next: number) => void;
  showNewer: () => void;
}

/** What the address says, and how to change it. */
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
