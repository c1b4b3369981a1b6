import type { SecurityEvent } from '@danqing/contracts/operators';
import type { PreviewRow } from '../database/preview.queries.ts';
import { describePreviewed } from './describe-previewed.ts';

export const previewEvent = (
  by: Pick<SecurityEvent, 'actor' | 'address' | 'trace'>,
  preview: PreviewRow,
  what: 'created' | 'revoked',
): SecurityEvent => ({
  ...by,
  action: 'preview-change',
  result: 'allowed',
  subject: `preview ${preview.id}`,
  detail: `${describePreviewed(preview)}, ${what}`,
});
