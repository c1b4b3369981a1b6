import type { WebhookBody } from '@danqing/contracts/releases';
import type { Format } from './format.ts';
import { signWebhook } from './sign-webhook.ts';

export const formatWebhook: Format = ({ id, facts, at, console }, { url, secret }, now) => {
  const content: WebhookBody = {
    type: `release.${facts.kind}`,
    timestamp: at,
    data: { ...facts, console },
  };
  const body = JSON.stringify(content);
  return { url, body, headers: signWebhook(secret ?? '', { id, at: now, body }) };
};
