import { readStorage, writeStorage } from '../browser/browser-storage.ts';
import type { Identifier } from './sign-in-api.ts';

/** Seconds before another code may be asked for (specification part 1 §9). */
export const RESEND_SECONDS = 60;
/** How long a code can be typed in. */
export const CODE_MINUTES = 10;

/** A code that is on its way to the visitor. Times in milliseconds since 1970. */
export interface SentCode extends Identifier {
  sentAt: number;
  /** When another one may be asked for. */
  resendAt: number;
  /** The visitor went back from its step. */
  left?: boolean;
}

/** It outlives the dialog and a reload, for who looks for the mail meanwhile; other tabs have their own. */
const KEY = 'sentCode';

export const justSent = ({ identifier, identifier_type }: Identifier): SentCode => {
  const sentAt = Date.now();
  return { identifier, identifier_type, sentAt, resendAt: sentAt + RESEND_SECONDS * 1000 };
};

/** The code that can still be typed in, or null. */
export function readSentCode(): SentCode | null {
  try {
    const code = JSON.parse(readStorage(KEY, 'session') ?? 'null') as SentCode | null;
    return code && Date.now() - code.sentAt < CODE_MINUTES * 60_000 ? code : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function storeSentCode(code: SentCode | null): void {
  writeStorage(KEY, code && JSON.stringify(code), 'session');
}

/** The code that was sent to this identifier so lately that the server would refuse another one, or null. */
export function recentCode({ identifier, identifier_type: type }: Identifier): SentCode | null {
  const code = readSentCode();
  const same = code?.identifier === identifier && code.identifier_type === type;
  return same && code.resendAt > Date.now() ? code : null;
}
