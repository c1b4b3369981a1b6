import type { Locale } from '@danqing/contracts/locale';
import type { Notification } from '@danqing/contracts/releases';
import type { TargetSecret } from '../target-secrets.ts';

export interface FormattedNotification {
  /** The same for every attempt. */
  id: string;
  facts: Notification;
  /** ISO time of the notification. */
  at: string;
  /** Address of the operator console, if the site has one. */
  console: string | null;
  language: Locale;
}

export interface FormattedRequest {
  url: string;
  body: object;
}

export interface Format {
  /** Makes the request that a kind of target takes. `now` is the time of the attempt. */
  write(notification: FormattedNotification, target: TargetSecret, now: Date): FormattedRequest;
  /** Returns whether a response with a 2xx status accepts the notification. Default: always. */
  accepts?(answer: string): boolean;
  /** Headers that sign the body. */
  sign?(target: TargetSecret, request: { id: string; at: Date; body: string }): Record<string, string>;
}

/** Returns whether a JSON response has the value 0 in a field, by which chats say that all went well. */
export function hasZero(answer: string, field: string): boolean {
  try {
    return (JSON.parse(answer) as Record<string, unknown>)[field] === 0;
  } catch {
    return false;
  }
}
