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
}

export interface FormattedRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Makes the request that a kind of target takes. `now` is the time of the attempt. */
export type Format = (
  notification: FormattedNotification,
  target: TargetSecret,
  now: Date,
) => FormattedRequest;
