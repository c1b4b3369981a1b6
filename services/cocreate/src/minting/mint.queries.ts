import type { DataSource, EntityManager } from 'typeorm';
import type { Chain, Minting, Price, SignedTransaction } from '../chain/chain.ts';

export interface Mint extends Minting {
  colorId: number;
  status: 'requested' | 'sent';
  withheld: boolean;
  transactions: StoredTransaction[];
}

export interface StoredTransaction extends SignedTransaction {
  nonce: number;
  price: Price;
  age: number;
}

interface MintRow {
  colorId: number;
  receiver: string;
  status: Mint['status'];
  withheld: boolean;
  transactions: {
    hash: string;
    raw: string;
    nonce: number;
    gas: string;
    maxFee: string;
    priorityFee: string;
    age: number;
  }[];
}

export async function selectMintsAtWork(
  dataSource: DataSource,
  { id, contract, account }: Chain,
  status: Mint['status'],
  limit: number,
): Promise<Mint[]> {
  const rows = await dataSource.query<MintRow[]>(
    `select color_id as "colorId", receiver, status, withheld, (
       select coalesce(json_agg(json_build_object('hash', hash, 'raw', raw, 'nonce', nonce, 'gas', gas::text,
         'maxFee', max_fee::text, 'priorityFee', priority_fee::text,
         'age', extract(epoch from now() - signed_at)) order by signed_at, hash), '[]')
       from cocreate.mint_transactions as signed
       where signed.color_id = mint.color_id and signed.chain_id = $1 and signed.account = $3) as transactions
     from cocreate.mints as mint
     where chain_id = $1 and contract = $2 and status = $4
     order by (select min(nonce) from cocreate.mint_transactions as signed where signed.color_id = mint.color_id), color_id
     limit $5`,
    [id, contract, account, status, limit],
  );
  return rows.map(({ receiver, transactions, ...row }) => ({
    ...row,
    to: receiver,
    tokenId: BigInt(row.colorId),
    transactions: transactions.map(({ gas, maxFee, priorityFee, ...signed }) => ({
      ...signed,
      price: { gas: BigInt(gas), maxFee: BigInt(maxFee), priorityFee: BigInt(priorityFee) },
    })),
  }));
}

/**
 * Takes a lock until the transaction ends, so that no other process signs or reads for the contract. Returns
 * the last block read.
 */
export async function lockReading(
  transaction: EntityManager,
  { id, contract }: Chain,
  firstBlock: number,
): Promise<number> {
  await transaction.query(
    `insert into cocreate.chain_readings (chain_id, contract, block) values ($1, $2, $3) on conflict do nothing`,
    [id, contract, firstBlock - 1],
  );
  const [row] = await transaction.query<[{ block: string }]>(
    `select block from cocreate.chain_readings where chain_id = $1 and contract = $2 for update`,
    [id, contract],
  );
  return Number(row.block);
}

/** Returns the nonce after all signed transactions of the account; 0 when there is none. */
export async function nextSignedNonce(transaction: EntityManager, { id, account }: Chain): Promise<number> {
  const [row] = await transaction.query<[{ next: string }]>(
    `select coalesce(max(nonce) + 1, 0) as next from cocreate.mint_transactions where chain_id = $1 and account = $2`,
    [id, account],
  );
  return Number(row.next);
}

/**
 * Returns true when the mint still has this state and newest transaction. Prevents replacing a transaction
 * that the caller has not seen.
 */
export async function isUnchanged(
  transaction: EntityManager,
  { id, account }: Chain,
  { colorId, status, transactions }: Mint,
): Promise<boolean> {
  const rows = await transaction.query<unknown[]>(
    `select from cocreate.mints as mint where color_id = $1 and status = $2
       and (select count(*) from cocreate.mint_transactions as signed where signed.color_id = mint.color_id
         and signed.chain_id = $4 and signed.account = $5) = $3`,
    [colorId, status, transactions.length, id, account],
  );
  return rows.length === 1;
}

export async function storeTransaction(
  transaction: EntityManager,
  { id, account }: Chain,
  colorId: number,
  { hash, raw }: SignedTransaction,
  nonce: number,
  { gas, maxFee, priorityFee }: Price,
): Promise<void> {
  await transaction.query(
    `insert into cocreate.mint_transactions
       (hash, color_id, chain_id, account, nonce, raw, gas, max_fee, priority_fee, signed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp())`,
    [hash, colorId, id, account, nonce, raw, String(gas), String(maxFee), String(priorityFee)],
  );
  await transaction.query(`update cocreate.mints set status = 'sent' where color_id = $1`, [colorId]);
}

/** Fails or restarts a mint. Does nothing when its state has changed meanwhile. */
export async function updateMintStatus(
  dataSource: DataSource,
  { colorId, status }: Mint,
  to: 'requested' | 'failed',
  failure: string | null = null,
): Promise<void> {
  await dataSource.query(
    `update cocreate.mints set status = $3, failure = $4 where color_id = $1 and status = $2`,
    [colorId, status, to, failure],
  );
}
