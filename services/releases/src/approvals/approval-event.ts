import type { SecurityEvent } from '@danqing/contracts/operators';
import type { Approval } from '@danqing/contracts/releases';

export const approvalEvent = (
  by: Pick<SecurityEvent, 'actor' | 'address' | 'trace'>,
  { id, area, release, kinds, checks, requested_by }: Approval,
  what: 'approved' | 'declined',
): SecurityEvent => ({
  ...by,
  action: 'operator-change',
  result: 'allowed',
  subject: `area ${area}`,
  detail: `request ${id} of ${requested_by} for ${release} ${what}: ${[...kinds, ...checks].join(', ')}`,
});
