import type { SandboxAction, StripeCheckoutResponse } from '@danqing/contracts/payments';
import { bearer, type Member } from './members.ts';

/**
 * Creates a sandbox order and resolves with its id. Sends no test headers, because the sandbox rejects
 * forwarded requests.
 *
 * @param action null leaves the order pending
 */
export async function makeOrder(
  member: Member,
  credits = 50,
  action: SandboxAction | null = 'success',
): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${process.env.SITE_URL}${path}`, {
      method: 'POST',
      headers: { ...bearer(member), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = await post('/api/users/payment/stripe-checkout', { credits });
  if (!made.ok) throw new Error(`no order: ${made.status} ${await made.text()}`);
  const { url, order_id } = (await made.json()) as StripeCheckoutResponse;
  if (action !== null) await post(url, { action });
  return order_id;
}
