// Kept apart from cocreated-colors.ts, so that the initial bundle of the colour list stays small.
import type {
  CocreatedColor,
  CocreatedColorDetail,
  CreateColorRequest,
  CreateColorResponse,
  Mint,
  SameNameResponse,
} from '@danqing/contracts/cocreate';
import { request, requestNothing, type CallOptions } from './request.ts';

/** Returns a co-created colour. Only its owner receives the reason why operators have hidden it. */
export function getCocreatedColor(id: number, options: CallOptions): Promise<CocreatedColorDetail> {
  return request(`api/co-create/colors/${id}`, { ...options, read: readDetail });
}

/**
 * Returns other colours with the same name, most liked first.
 *
 * @param options.limit 1-8, default 8
 */
export function listSameName(
  name: string,
  { excludeId, limit, ...options }: CallOptions & { excludeId?: number; limit?: number },
): Promise<CocreatedColor[]> {
  const query = new URLSearchParams({
    ...(excludeId !== undefined && { excludeId: String(excludeId) }),
    ...(limit !== undefined && { limit: String(limit) }),
  });
  return request(`api/co-create/colors/by-name/${encodeURIComponent(name)}?${query}`, {
    ...options,
    read: readItems,
  });
}

/**
 * Saves a colour and returns its id. The id is null when the response has none, which the specification
 * allows (part 2 §4).
 */
export function createColor(color: CreateColorRequest, options: CallOptions): Promise<number | null> {
  return request('api/co-create/colors', { ...options, body: color, read: readCreated });
}

/** Deletes the member's colour. `undeleteColor` restores it within 10 minutes. */
export const deleteColor = (id: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/co-create/colors/${id}`, { ...options, method: 'DELETE' });

/** Restores a colour that the member deleted in the last 10 minutes. */
export const undeleteColor = (id: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/co-create/colors/${id}/undelete`, { ...options, method: 'POST' });

/** Requests the token of a member's own colour. Later calls return the status of the first request. */
export const mintColor = (id: number, address: string, options: CallOptions): Promise<Mint> =>
  request(`api/co-create/colors/${id}/mint`, { ...options, body: { address }, read: readMint });

function readDetail(body: unknown): CocreatedColorDetail | undefined {
  const { liked } = (body ?? {}) as Partial<CocreatedColorDetail>;
  return isColor(body) && typeof liked === 'boolean' ? (body as CocreatedColorDetail) : undefined;
}

function readMint(body: unknown): Mint | undefined {
  const { status, token_id } = (body ?? {}) as Partial<Mint>;
  return typeof status === 'string' && typeof token_id === 'string' ? (body as Mint) : undefined;
}

function readItems(body: unknown): CocreatedColor[] | undefined {
  const { items } = (body ?? {}) as Partial<SameNameResponse>;
  return Array.isArray(items) ? items.filter(isColor) : undefined;
}

const isColor = (entry: unknown): entry is CocreatedColor => {
  const { id, name, hex, user } = (entry ?? {}) as Partial<CocreatedColor>;
  return (
    Number.isInteger(id) &&
    typeof name === 'string' &&
    /^#[0-9A-F]{6}$/.test(hex ?? '') &&
    typeof user?.name === 'string'
  );
};

function readCreated(body: unknown): number | null | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { id } = body as Partial<CreateColorResponse>;
  return typeof id === 'number' ? id : null;
}
