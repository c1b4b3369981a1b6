import type { NftItem, NftsQuery, NftsResponse } from '@danqing/contracts/cocreate';
import { request, type CallOptions } from './request.ts';

/** Returns a page of digital collectibles, newest first. Malformed entries are skipped. */
export function listNfts({ page, pageSize }: NftsQuery, options: CallOptions): Promise<NftsResponse> {
  return request(`api/nfts?page=${page}&pageSize=${pageSize}`, { ...options, read: readNfts });
}

/**
 * Reads the list from a response or from the page's initial data.
 *
 * @returns undefined when the body is not a list
 */
export function readNfts(body: unknown): NftsResponse | undefined {
  const { items, total, minting } = (body ?? {}) as Partial<NftsResponse>;
  if (!Array.isArray(items) || !Number.isInteger(total)) return undefined;
  return { items: items.filter(isItem), total: total as number, minting: minting === true };
}

const isItem = (entry: unknown): entry is NftItem => Number.isInteger((entry as Partial<NftItem> | null)?.id);
