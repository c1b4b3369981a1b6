// Apart from the list, which does without: what comes late must not lie among what comes first.
import type {
  CocreatedColor,
  CocreatedColorDetail,
  CreateColorRequest,
  CreateColorResponse,
  Mint,
  SameNameResponse,
} from '@danqing/contracts/cocreate';
import type { ReportRequest } from '@danqing/contracts/palettes';
import { request, requestNothing, type CallOptions } from './request.ts';

/** One co-created colour, and whether the member likes it. */
export function getCocreatedColor(id: number, options: CallOptions): Promise<CocreatedColorDetail> {
  return request(`api/co-create/colors/${id}`, { ...options, read: readDetail });
}

/**
 * Other colours of a name, the most liked first.
 *
 * @param options.excludeId of the colour that is known already
 * @param options.limit 1-8; default 8
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

/** Saves a colour of the member. The specification (part 2 §4) allows an answer without an id: then it is null. */
export function createColor(color: CreateColorRequest, options: CallOptions): Promise<number | null> {
  return request('api/co-create/colors', { ...options, body: color, read: readCreated });
}

/** Deletes an own colour. */
export const deleteColor = (id: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/co-create/colors/${id}`, { ...options, method: 'DELETE' });

/** Brings back a colour that the member has just deleted. */
export const undeleteColor = (id: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/co-create/colors/${id}/undelete`, { ...options, method: 'POST' });

/** Asks for the token of an own colour, once; later calls answer what has become of it. */
export const mintColor = (id: number, address: string, options: CallOptions): Promise<Mint> =>
  request(`api/co-create/colors/${id}/mint`, { ...options, body: { address }, read: readMint });

/** Reports a colour to the operators. */
export const reportColor = (id: number, report: ReportRequest, options: CallOptions): Promise<void> =>
  requestNothing(`api/co-create/colors/${id}/reports`, { ...options, body: report });

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

/** Whether it has what everything else rests on. */
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
