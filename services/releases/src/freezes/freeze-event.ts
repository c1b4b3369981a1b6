import type { SecurityEvent } from '@danqing/contracts/operators';
import type { Freeze } from '@danqing/contracts/releases';

export const freezeEvent = (
  by: Pick<SecurityEvent, 'actor' | 'address' | 'trace'>,
  { id, area, starts_at, ends_at, reason }: Freeze,
  what: 'added' | 'removed',
): SecurityEvent => ({
  ...by,
  action: 'operator-change',
  result: 'allowed',
  subject: area === null ? 'site' : `area ${area}`,
  detail: `freeze ${id} from ${starts_at} to ${ends_at} ${what}: ${reason}`,
});
