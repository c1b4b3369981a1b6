import type { TargetKind } from '@danqing/contracts/releases';
import type { Format } from './format.ts';
import { formatWebhook } from './webhook.ts';

export const FORMATS: Record<TargetKind, Format> = { webhook: formatWebhook };
