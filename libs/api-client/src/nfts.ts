import type { NftItem, NftsQuery, NftsResponse } from '@danqing/contracts/cocreate';
import { request, type CallOptions } from './request.ts';

/** A page of digital collectibles, the newest first. */
export function listNfts({ page, pageSize }: NftsQuery, options: CallOptions): Promise<NftsResponse> {
  return request(`api/nfts?page=${page}&pageSize=${pageSize}`, { ...options, read: readNfts });
}

/**
 * The list out of an answer, or out of what a page was given before it asked.
 *
 * @returns undefined where it is none
 */
export function readNfts(body: unknown): NftsResponse | undefined {
  const { items, total, minting } = (body ?? {}) as Partial<NftsResponse>;
  if (!Array.isArray(items) || !Number.isInteger(total)) return undefined;
  return { items: items.filter(isItem), total: total as number, minting: minting === true };
}

const isItem = (entry: unknown): entry is NftItem => Number.isInteger((entry as Partial<NftItem> | null)?.id);
