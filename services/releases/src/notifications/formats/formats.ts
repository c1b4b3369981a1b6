import type { TargetKind } from '@danqing/contracts/releases';
import { DINGTALK } from './dingtalk.ts';
import { FEISHU } from './feishu.ts';
import type { Format } from './format.ts';
import { PAGERDUTY } from './pagerduty.ts';
import { SLACK } from './slack.ts';
import { WEBHOOK } from './webhook.ts';

/** Kinds of targets that are reached over HTTP. */
export const FORMATS: Record<Exclude<TargetKind, 'mail'>, Format> = {
  webhook: WEBHOOK,
  slack: SLACK,
  feishu: FEISHU,
  dingtalk: DINGTALK,
  pagerduty: PAGERDUTY,
};
