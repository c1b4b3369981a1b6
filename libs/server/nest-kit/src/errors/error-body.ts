import { ERRORS, type ErrorBody, type ErrorCode } from '@danqing/contracts/errors';
import type { Locale } from '@danqing/contracts/locale';

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
