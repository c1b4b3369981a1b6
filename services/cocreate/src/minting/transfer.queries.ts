import type { DataSource, EntityManager } from 'typeorm';
import { chainName } from '../chain/chain-settings.ts';
import type { Block, Chain, Transfer } from '../chain/chain.ts';

/**
 * Number of stored checkpoints per contract. It limits how far a reorganisation can be followed without a
 * full rescan.
 */
const MAX_MARKS = 200;

export async function selectMarks(dataSource: DataSource, { id, contract }: Chain): Promise<Block[]> {
  const rows = await dataSource.query<{ block: string; hash: string }[]>(
    `select block, hash from cocreate.chain_marks where chain_id = $1 and contract = $2 order by block desc`,
    [id, contract],
  );
  return rows.map(({ block, hash }) => ({ number: Number(block), hash }));
}

/** Stores the transfers up to a block. Idempotent. */
export async function storeReading(
  transaction: EntityManager,
  chain: Chain,
  transfers: readonly Transfer[],
  upTo: Block,
  siteBasePath: string,
): Promise<void> {
  const { id, contract } = chain;
  for (const { blockNumber, logIndex, tokenId, from, to, transactionHash } of transfers)
    await transaction.query(
      `insert into cocreate.transfers
         (chain_id, contract, block, log_index, token_id, sender, receiver, transaction_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [id, contract, blockNumber, logIndex, String(tokenId), from, to, transactionHash],
    );
  await transaction.query(
    `with mark as (
       insert into cocreate.chain_marks (chain_id, contract, block, hash) values ($1, $2, $3, $4)
       on conflict (chain_id, contract, block) do update set hash = excluded.hash
     ), old as (
       delete from cocreate.chain_marks where chain_id = $1 and contract = $2 and block < (
         select block from cocreate.chain_marks where chain_id = $1 and contract = $2
         order by block desc offset ${MAX_MARKS} limit 1)
     )
     update cocreate.chain_readings set block = $3 where chain_id = $1 and contract = $2`,
    [id, contract, upTo.number, upTo.hash],
  );
  await follow(
    transaction,
    chain,
    transfers.map(({ tokenId }) => String(tokenId)),
    siteBasePath,
  );
}

/** Deletes the transfers and checkpoints after a block, when a reorganisation has replaced them. */
export async function rewindReading(
  transaction: EntityManager,
  chain: Chain,
  block: number,
  siteBasePath: string,
): Promise<void> {
  const { id, contract } = chain;
  const ofContract = [id, contract, block];
  const [gone] = await transaction.query<[{ token: string }[], number]>(
    `delete from cocreate.transfers where chain_id = $1 and contract = $2 and block > $3 returning token_id::text as token`,
    ofContract,
  );
  await transaction.query(
    `delete from cocreate.chain_marks where chain_id = $1 and contract = $2 and block > $3`,
    ofContract,
  );
  await transaction.query(
    `update cocreate.chain_readings set block = $3 where chain_id = $1 and contract = $2`,
    ofContract,
  );
  await follow(
    transaction,
    chain,
    gone.map(({ token }) => token),
    siteBasePath,
  );
}

async function follow(
  transaction: EntityManager,
  { id, contract }: Chain,
  tokens: readonly string[],
  siteBasePath: string,
): Promise<void> {
  if (tokens.length === 0) return;
  const ofTokens = [id, contract, tokens];
  await transaction.query(
    `delete from cocreate.collectibles as collectible
     where token_id = any($3::numeric[]) and not exists (select from cocreate.transfers as transfer
       where transfer.chain_id = $1 and transfer.contract = $2 and transfer.token_id = collectible.token_id)`,
    ofTokens,
  );
  await transaction.query(
    `insert into cocreate.collectibles as collectible
       (color_id, token_id, owner_address, network, rarity, metadata_url, created_at)
     select distinct on (token_id) color.id, token_id, transfer.receiver, $4, null,
       case when mint.color_id is not null then $5::text || 'api/nfts/metadata/' || token_id end, now()
     from cocreate.transfers as transfer
     left join cocreate.mints as mint
       on mint.color_id = transfer.token_id and mint.chain_id = $1 and mint.contract = $2
     left join cocreate.colors as color on color.id = mint.color_id
     where transfer.chain_id = $1 and transfer.contract = $2 and token_id = any($3::numeric[])
     order by token_id, block desc, log_index desc
     on conflict (token_id) do update set owner_address = excluded.owner_address, network = excluded.network`,
    [...ofTokens, chainName(id), siteBasePath],
  );
  await transaction.query(
    `update cocreate.mints as mint set failure = null, status = case
       when exists (select from cocreate.transfers as transfer where transfer.token_id = mint.color_id
         and transfer.chain_id = $1 and transfer.contract = $2) then 'confirmed'
       when exists (select from cocreate.mint_transactions as signed where signed.color_id = mint.color_id) then 'sent'
       else 'requested' end
     where chain_id = $1 and contract = $2 and color_id = any($3::numeric[])`,
    ofTokens,
  );
  await transaction.query(
    `update cocreate.colors as color set onchain_creation_tx_hash = (
       select transaction_hash from cocreate.transfers as transfer
       where transfer.token_id = color.id and transfer.chain_id = $1 and transfer.contract = $2 and sender is null
       order by block desc limit 1)
     from cocreate.mints as mint
     where mint.color_id = color.id and mint.chain_id = $1 and mint.contract = $2 and color.id = any($3::numeric[])`,
    ofTokens,
  );
}
