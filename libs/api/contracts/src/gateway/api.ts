import type { Api } from '../api/define-api.ts';
import { apiDocsQuerySchema } from './api-docs.ts';
import { policyReportSchema } from './policy-reports.ts';

export const GATEWAY_API = {
  'GET /api/docs': {
    summary: 'Returns this description of the API as a page.',
    access: 'public',
    query: apiDocsQuerySchema,
    answers: { 200: { mediaType: 'text/html' } },
  },
  'GET /api/docs/openapi.json': {
    summary: 'Returns this description of the API as an OpenAPI 3.1 file.',
    access: 'public',
    answers: { 200: { mediaType: 'application/json' } },
  },
  'POST /api/policy-reports': {
    summary: 'Receives a browser’s reports of content security policy violations.',
    access: 'public',
    body: policyReportSchema,
    bodyType: 'application/csp-report',
    answers: { 204: null },
    example: { body: { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } } },
  },
} as const satisfies Api;
