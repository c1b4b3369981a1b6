import { createHmac, randomBytes } from 'node:crypto';

/** @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const createWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * Returns the headers that identify and sign a webhook.
 *
 * @param id the same for every attempt, so that receivers recognise a repetition
 * @param at time of the attempt
 */
export function signWebhook(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
