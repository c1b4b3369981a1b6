import type { SecurityEvent } from '@danqing/contracts/operators';
import type { NotificationTarget } from '@danqing/contracts/releases';

export const notificationEvent = (
  by: Pick<SecurityEvent, 'actor' | 'address' | 'trace'>,
  { id, name, kind, address }: NotificationTarget,
  what: 'added' | 'revoked' | 'schedule changed',
): SecurityEvent => ({
  ...by,
  action: 'notification-change',
  result: 'allowed',
  subject: `notification target ${id}`,
  detail: `${name}, ${kind} at ${address}, ${what}`,
});
