import type { Api } from '../api/define-api.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { CONTENT_PATHS, type ContentKind } from './content-kinds.ts';
import {
  contentIdSchema,
  moderationRequestSchema,
  reportedItemsResponseSchema,
  reportRequestSchema,
  reportResponseSchema,
} from './reports.ts';

/** Returns the routes that report, list, hide and show one kind of content. */
export function moderationApi(kind: ContentKind, name: string, notFound: ErrorCode): Api {
  const { items, operator } = CONTENT_PATHS[kind];
  return {
    [`POST /api/${items}/:id/reports`]: {
      summary: `Reports a ${name} to the operators.`,
      access: 'public',
      params: { id: contentIdSchema },
      body: reportRequestSchema,
      answers: { 200: reportResponseSchema },
      errors: [notFound],
      example: {
        body: { reason: 'spam' },
        answer: { success: true, message: 'Thank you. We will review it soon.' },
      },
    },
    [`GET /api/operator/${operator}/reports`]: {
      summary: `Lists at most 100 ${name}s with open reports, latest report first.`,
      access: 'operators',
      answers: { 200: reportedItemsResponseSchema },
      example: { answer: { items: [] } },
    },
    [`POST /api/operator/${operator}/:id/hide`]: {
      summary: `Hides a ${name} from everyone but its owner, who sees the reason, and closes its reports.`,
      access: 'operators',
      params: { id: contentIdSchema },
      body: moderationRequestSchema,
      answers: { 204: null },
      errors: [notFound],
      example: { body: { reason: '广告' } },
    },
    [`POST /api/operator/${operator}/:id/show`]: {
      summary: `Unhides a ${name} and closes its reports.`,
      access: 'operators',
      params: { id: contentIdSchema },
      answers: { 204: null },
      errors: [notFound],
    },
  };
}
