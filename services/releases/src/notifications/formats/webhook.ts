import type { WebhookBody } from '@danqing/contracts/releases';
import type { Format } from './format.ts';
import { signWebhook } from './sign-webhook.ts';

export const WEBHOOK: Format = {
  write: ({ facts, at, console }, { url }) => ({
    url,
    body: {
      type: `release.${facts.kind}`,
      timestamp: at,
      data: { ...facts, console },
    } satisfies WebhookBody,
  }),
  sign: ({ secret }, request) => signWebhook(secret ?? '', request),
};
