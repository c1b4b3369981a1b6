import { z } from 'zod';
import { errorBodySchema } from '../errors/error-body.ts';
import { OPERATORS_ERRORS } from '../operators/errors.ts';
import { operatorErrorSchema } from '../releases/console.ts';
import { PUBLISHER_ERRORS } from '../releases/errors.ts';
import { SHARED_ERRORS } from '../errors/shared-errors.ts';
import { API } from './api.ts';
import { findApiRoute, type ApiRoute } from './define-api.ts';

export interface ObservedResponse {
  method: string;
  path: string;
  status: number;
  contentType: string;
  /** Response body. Parsed only where the contract expects JSON. */
  text: string;
}

/**
 * Returns the differences between a response and its route's contract. Returns an empty list for a matching
 * response or a route without a contract.
 */
export function responseProblems({ method, path, status, contentType, text }: ObservedResponse): string[] {
  const found = findApiRoute(API, method, path);
  if (!found) return [];
  const { address, route } = found;
  const inRoute = (problem: string) => `${address} answered ${status}: ${problem}`;
  if (method === 'HEAD') return [];
  if (status >= 400) return errorProblems(route, text).map(inRoute);
  const answer = status === 304 ? null : route.answers[status];
  if (answer === undefined) return [inRoute('the contract has no such status')];
  if (answer === null) return text === '' ? [] : [inRoute('the contract has no body')];
  const mediaTypes = 'mediaType' in answer ? [answer.mediaType].flat() : ['application/json'];
  if (!mediaTypes.includes(contentType.split(';')[0] ?? ''))
    return [inRoute(`${contentType} instead of ${mediaTypes.join(' or ')}`)];
  if ('mediaType' in answer) return [];
  return bodyProblems(answer, JSON.parse(text)).map(inRoute);
}

function errorProblems(route: ApiRoute, text: string): string[] {
  const body: unknown = JSON.parse(text);
  const refusal = route.refusals && operatorErrorSchema.safeParse(body).success;
  const parsed = (refusal ? errorBodySchema.extend(operatorErrorSchema.shape) : errorBodySchema).safeParse(
    body,
  );
  if (!parsed.success) return [z.prettifyError(parsed.error)];
  const { code } = parsed.data;
  const known =
    refusal ||
    code in SHARED_ERRORS ||
    (route.access.includes('operators') && code in OPERATORS_ERRORS) ||
    (route.access.includes('publishers') && code in PUBLISHER_ERRORS) ||
    route.errors?.some((error) => error === code);
  return known ? [] : [`${code} is none of its errors`];
}

function bodyProblems(schema: z.ZodType, body: unknown): string[] {
  const parsed = schema.safeParse(body);
  if (!parsed.success) return [z.prettifyError(parsed.error)];
  return unknownFields(body, parsed.data, '');
}

function unknownFields(given: unknown, kept: unknown, path: string): string[] {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    Object.hasOwn(kept, name)
      ? unknownFields(value, (kept as Record<string, unknown>)[name], `${path}/${name}`)
      : [`${path}/${name} is not in the contract`],
  );
}
