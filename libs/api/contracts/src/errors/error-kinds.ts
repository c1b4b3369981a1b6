import type { LocalizedText } from '../locale/index.ts';

/** The kind determines the HTTP status and the log level. */
export const ERROR_STATUS = {
  input: 400,
  unauthenticated: 401,
  payment: 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  timeout: 408,
  'too-large': 413,
  range: 416,
  expectation: 417,
  misdirected: 421,
  unprocessable: 422,
  'headers-too-large': 431,
  limit: 429,
  unavailable: 503,
  internal: 500,
} as const;
export type ErrorKind = keyof typeof ERROR_STATUS;

export type ErrorEntries = Record<string, { kind: ErrorKind; message: LocalizedText }>;
