import type { EntityManager } from 'typeorm';

export interface Dispute {
  orderId: string;
  disputeId: string;
  fen: number;
  won: boolean;
}

export async function recordDispute(
  transaction: EntityManager,
  { orderId, disputeId, fen, won }: Dispute,
): Promise<void> {
  await transaction.query(
    `insert into payments.disputes as known (order_id, dispute_id, fen, won) values ($1, $2, $3, $4)
     on conflict (order_id, dispute_id) do update
       set fen = greatest(known.fen, excluded.fen), won = known.won or excluded.won`,
    [orderId, disputeId, fen, won],
  );
}

export async function sumOpenDisputes(transaction: EntityManager, orderId: string): Promise<number> {
  const [{ fen }] = await transaction.query<[{ fen: number }]>(
    `select coalesce(sum(fen), 0)::integer as fen from payments.disputes where order_id = $1 and not won`,
    [orderId],
  );
  return fen;
}
