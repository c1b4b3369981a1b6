// Orders of the sandbox, made and paid without the browser.
import type { SandboxAction, StripeCheckoutResponse } from '@danqing/contracts/payments';
import { bearer, type Member } from './members.ts';

/**
 * An order of the member's; its id. Without an action it stays pending. Asked without the test's headers: the sandbox
 * answers no forwarded request.
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
