import { randomBytes } from 'node:crypto';
import type { Database } from '../order/order.queries.ts';
import type { StatementLine } from '../provider/provider.ts';

export interface SandboxPayment {
  paymentId: string;
  state: 'paid' | 'failed' | 'cancelled';
  fen: number;
  at: Date;
}

const PAYMENT = `payment_id as "paymentId", state, fen, at`;

export async function selectSandboxPayment(
  database: Database,
  orderId: string,
): Promise<SandboxPayment | null> {
  const rows = await database.query<SandboxPayment[]>(
    `select ${PAYMENT} from payments.sandbox_payments where order_id = $1`,
    [orderId],
  );
  return rows[0] ?? null;
}

export async function insertSandboxPayment(
  database: Database,
  orderId: string,
  state: SandboxPayment['state'],
  fen: number,
): Promise<SandboxPayment & { fresh: boolean }> {
  const rows = await database.query<SandboxPayment[]>(
    `insert into payments.sandbox_payments (order_id, payment_id, state, fen) values ($1, $2, $3, $4)
     on conflict do nothing returning ${PAYMENT}`,
    [orderId, `sandbox_${randomBytes(9).toString('base64url')}`, state, fen],
  );
  if (rows[0]) return { ...rows[0], fresh: true };
  const known = await selectSandboxPayment(database, orderId);
  if (!known) throw new Error(`the sandbox forgot the payment of ${orderId}`);
  return { ...known, fresh: false };
}

export function selectSandboxPayments(
  database: Database,
  { from, to }: { from: Date; to: Date },
): Promise<StatementLine[]> {
  return database.query(
    `select order_id as "orderId", payment_id as "paymentId", fen, 0 as "refundedFen", 'CNY' as currency, at
     from payments.sandbox_payments where state = 'paid' and at >= $1 and at < $2 order by at`,
    [from, to],
  );
}
