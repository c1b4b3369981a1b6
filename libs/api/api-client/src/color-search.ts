import type { ColorSearchResponse, FoundColor } from '@danqing/contracts/cocreate';
import { request, type CallOptions } from './request.ts';

/** Returns the eight best matches by part of a name, by pinyin or by hex. */
export function searchCocreatedColors(text: string, options: CallOptions): Promise<FoundColor[]> {
  const query = new URLSearchParams({ q: text }).toString();
  return request(`api/co-create/colors/search?${query}`, { ...options, read: readFound });
}

function readFound(body: unknown): FoundColor[] | undefined {
  const { items } = (body ?? {}) as Partial<ColorSearchResponse>;
  return Array.isArray(items) ? items.filter(isFound) : undefined;
}

const isFound = (entry: unknown): entry is FoundColor => {
  const { id, name, hex } = (entry ?? {}) as Partial<FoundColor>;
  return Number.isInteger(id) && typeof name === 'string' && /^#[0-9A-F]{6}$/.test(hex ?? '');
};
