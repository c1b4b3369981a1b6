import {
  CONTENT_PATHS,
  type ContentKind,
  type ReportRequest,
  type ReportResponse,
} from '@danqing/contracts/moderation';
import { request, type CallOptions } from './request.ts';

/**
 * Reports an item to the operators, and returns a confirmation in the request's language. Works without
 * signing in.
 */
export const reportContent = (
  kind: ContentKind,
  id: number,
  report: ReportRequest,
  options: CallOptions,
): Promise<string> =>
  request(`api/${CONTENT_PATHS[kind].items}/${id}/reports`, { ...options, body: report, read: readMessage });

function readMessage(body: unknown): string | undefined {
  const { success, message } = (body ?? {}) as Partial<ReportResponse>;
  return success === true && typeof message === 'string' ? message : undefined;
}
