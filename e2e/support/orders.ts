// Orders of the sandbox, made and paid without the browser.
import type { APIRequestContext } from '@playwright/test';
import type { SandboxAction, StripeCheckoutResponse } from '@danqing/contracts/payments';
import { bearer, type Member } from './members.ts';

/** An order of the member's; its id. Without an action it stays pending. */
export async function makeOrder(
  request: APIRequestContext,
  member: Member,
  credits = 50,
  action: SandboxAction | null = 'success',
): Promise<string> {
  const made = await request.post('/api/users/payment/stripe-checkout', {
    headers: bearer(member),
    data: { credits },
  });
  if (!made.ok()) throw new Error(`no order: ${made.status()} ${await made.text()}`);
  const { url, order_id } = (await made.json()) as StripeCheckoutResponse;
  if (action !== null) await request.post(url, { data: { action } });
  return order_id;
}
