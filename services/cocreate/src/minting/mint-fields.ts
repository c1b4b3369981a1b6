import { CHAINS } from '../chain/chain-settings.ts';

const EXPLORER = `case chain_id ${CHAINS.map(({ id, explorer }) => `when ${id} then '${explorer}'`).join(' ')} end`;

const NETWORK = `case chain_id ${CHAINS.map(({ id, name }) => `when ${id} then '${name}'`).join(' ')} else 'EVM ' || chain_id end`;

const MINT_FIELDS = `
  mint.status, mint.color_id::text as token_id, ${NETWORK} as network, mint.receiver, hash as tx_hash,
  ${EXPLORER} || '/tx/' || hash as tx_url`;

/** The transaction of the mint event on the chain, else the newest signed one. */
const HASH = `coalesce(
  (select transaction_hash from cocreate.transfers as transfer where sender is null
     and transfer.token_id = mint.color_id and transfer.chain_id = mint.chain_id and transfer.contract = mint.contract
   order by block desc limit 1),
  (select hash from cocreate.mint_transactions as signed where signed.color_id = mint.color_id
   order by signed_at desc limit 1))`;

export const mintsWhere = (condition: string): string =>
  `select ${MINT_FIELDS} from (select mint.*, ${HASH} as hash from cocreate.mints as mint where ${condition}) as mint`;

export const MINT_OF_COLOR = `(select row_to_json(minted) from (${mintsWhere('mint.color_id = color.id')}) as minted)`;
