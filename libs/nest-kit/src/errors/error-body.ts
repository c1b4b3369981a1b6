import { ERRORS, type ErrorBody, type ErrorCode } from '@danqing/contracts/errors';
import type { Locale } from '@danqing/contracts/locale';

/** The one shape of a failed answer: the sentence of the code in a language, nothing else. */
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
