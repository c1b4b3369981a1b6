import type {
  DataExport,
  DataExportResponse,
  DeletionResponse,
  MeResponse,
} from '@danqing/contracts/identity';
import { request, requestFile, requestNothing, type CallOptions } from './request.ts';

export const ownDataKeys = {
  export: (userId: number) => ['own-data', 'export', userId],
  erasure: (userId: number) => ['own-data', 'erasure', userId],
} as const;

const pathOf = (userId: number) => `api/users/${userId}/data-exports`;
const DELETION = 'api/auth/account/deletion';

/** Returns the member's newest data export, or null. */
export function getDataExport(userId: number, options: CallOptions): Promise<DataExport | null> {
  return readingExport(request(pathOf(userId), { ...options, read: readExport }));
}

/**
 * Starts an export of the member's data in the background, and returns it. Returns the running export if
 * there is one.
 */
export function requestDataExport(userId: number, options: CallOptions): Promise<DataExport | null> {
  return readingExport(request(pathOf(userId), { ...options, method: 'POST', read: readExport }));
}

/** Downloads a finished export as a ZIP. It is available for seven days. */
export function fetchDataExport(userId: number, id: string, options: CallOptions): Promise<Blob> {
  return requestFile(`${pathOf(userId)}/${id}/file`, { ...options, mediaType: 'application/zip' });
}

/** Sends the member a one-time code for `deleteAccount`. */
export function sendDeletionCode(options: CallOptions): Promise<void> {
  return requestNothing(`${DELETION}/code`, { ...options, method: 'POST', body: {} });
}

/** Schedules the account's erasure and returns its date. Every session has ended when this resolves. */
export async function deleteAccount(otp: string, options: CallOptions): Promise<string> {
  const { data } = await request(DELETION, { ...options, method: 'POST', body: { otp }, read: readDeletion });
  return data.erases_at ?? '';
}

/**
 * Cancels the scheduled erasure of the member's account. Does nothing when none is scheduled.
 *
 * @throws {ApiError} DELETION_BEGUN when the erasure has begun
 */
export async function cancelAccountDeletion(options: CallOptions): Promise<void> {
  await request(DELETION, { ...options, method: 'DELETE', read: readDeletion });
}

/** Returns the date of the account's erasure, or null when none is scheduled. */
export async function getErasure(options: CallOptions): Promise<string | null> {
  const { data } = await request('api/auth/me', { ...options, read: readMe });
  return data.user.erases_at ?? null;
}

const readingExport = async (answer: Promise<DataExportResponse>) => (await answer).data;

function readExport(body: unknown): DataExportResponse | undefined {
  const { data } = (body ?? {}) as Partial<DataExportResponse>;
  if (data === null) return body as DataExportResponse;
  return typeof data?.id === 'string' && typeof data.state === 'string'
    ? (body as DataExportResponse)
    : undefined;
}

function readDeletion(body: unknown): DeletionResponse | undefined {
  const { data } = (body ?? {}) as Partial<DeletionResponse>;
  return data && 'erases_at' in data ? (body as DeletionResponse) : undefined;
}

function readMe(body: unknown): MeResponse | undefined {
  const { data } = (body ?? {}) as Partial<MeResponse>;
  return Number.isInteger(data?.user.id) ? (body as MeResponse) : undefined;
}
