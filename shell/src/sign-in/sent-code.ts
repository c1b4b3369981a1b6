import { readStorage, writeStorage } from '../browser/browser-storage.ts';
import type { Identifier } from './sign-in-api.ts';

/** Seconds before another code may be requested (specification part 1 §9). */
export const RESEND_SECONDS = 60;
export const CODE_MINUTES = 10;

/** A code that was sent. Times in milliseconds since 1970. */
export interface SentCode extends Identifier {
  sentAt: number;
  /** Earliest time of another request. */
  resendAt: number;
  /** True when the visitor went back from the code step. */
  left?: boolean;
}

/**
 * Key in session storage. The code survives a reload while the visitor looks for the mail, and other tabs
 * have their own.
 */
const KEY = 'sentCode';

export const justSent = ({ identifier, identifier_type }: Identifier): SentCode => {
  const sentAt = Date.now();
  return { identifier, identifier_type, sentAt, resendAt: sentAt + RESEND_SECONDS * 1000 };
};

export function readSentCode(): SentCode | null {
  try {
    const code = JSON.parse(readStorage(KEY, 'session') ?? 'null') as SentCode | null;
    return code && Date.now() - code.sentAt < CODE_MINUTES * 60_000 ? code : null;
  } catch {
    return null;
  }
}

export function storeSentCode(code: SentCode | null): void {
  writeStorage(KEY, code && JSON.stringify(code), 'session');
}

/**
 * Returns the code sent to this identifier so recently that the server would reject another request, or null.
 */
export function recentCode({ identifier, identifier_type: type }: Identifier): SentCode | null {
  const code = readSentCode();
  const same = code?.identifier === identifier && code.identifier_type === type;
  return same && code.resendAt > Date.now() ? code : null;
}
