// Apart from the list: the generator searches and lists nothing.
import type { ColorSearchResponse, FoundColor } from '@danqing/contracts/cocreate';
import { request, type CallOptions } from './request.ts';

/** Co-created colours by a part of their name, by its reading, or by hex: the best eight. */
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
