import type { DataSource } from 'typeorm';

export interface PendingMint {
  colorId: number;
  status: 'requested' | 'sent' | 'failed';
  failure: string | null;
  receiver: string;
  requestedAt: Date;
  nonce: number | null;
  hash: string | null;
}

export const selectPendingMints = (dataSource: DataSource): Promise<PendingMint[]> =>
  dataSource.query<PendingMint[]>(
    `select mint.color_id as "colorId", status, failure, receiver, requested_at as "requestedAt",
       signed.nonce::integer as nonce, signed.hash
     from cocreate.mints as mint left join lateral (
       select nonce, hash from cocreate.mint_transactions as signed where signed.color_id = mint.color_id
       order by signed_at desc limit 1) as signed on true
     where status <> 'confirmed' order by requested_at, mint.color_id limit 1000`,
  );
