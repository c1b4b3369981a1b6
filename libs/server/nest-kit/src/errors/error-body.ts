import { ERRORS, type ErrorBody, type ErrorCode } from '@danqing/contracts/errors';
import type { Locale } from '@danqing/contracts/locale';

/**
 * Returns the response body of an error, with the message of `code` in the given language. `error` repeats
 * `message`.
 */
export function errorBody(code: ErrorCode, locale: Locale, traceId: string, field?: string): ErrorBody {
  const sentence = ERRORS[code].message[locale];
  return {
    success: false,
    code,
    message: sentence,
    error: sentence,
    ...(field === undefined ? {} : { field }),
    traceId,
  };
}
