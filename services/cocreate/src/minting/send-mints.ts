import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ChainError, type Chain, type Price } from '../chain/chain.ts';
import type { ChainSettings } from '../chain/chain-settings.ts';
import { raisedPrice } from '../chain/raised-price.ts';
import {
  isUnchanged,
  lockReading,
  updateMintStatus,
  nextSignedNonce,
  selectMintsAtWork,
  storeTransaction,
  type Mint,
  type StoredTransaction,
} from './mint.queries.ts';

/** Maximum non-final transactions of the account, because nodes queue only a few. */
const IN_FLIGHT = 16;
/** Seconds after which the fee of a pending transaction is raised. */
const RAISE_SECONDS = 90;

export interface MintWork {
  dataSource: DataSource;
  chain: Chain;
  settings: Pick<ChainSettings, 'firstBlock' | 'confirmations' | 'maxFee'>;
  raiseSeconds?: number;
}

const logger = new Logger('Collectibles');

/**
 * Resends signed transactions until the chain has them, then signs new requests. `readTransfers` runs first
 * and confirms mints from chain events. Every step is idempotent and safe to run concurrently. Transactions
 * are stored before they are sent, each nonce belongs to one mint, and the contract mints each token once.
 */
export async function sendMints(work: MintWork): Promise<void> {
  const { dataSource, chain, settings } = work;
  const sent = await selectMintsAtWork(dataSource, chain, 'sent', IN_FLIGHT);
  if (sent.length > 0) {
    const final = (await chain.head()) - settings.confirmations;
    const counts = {
      final: final < 0 ? 0 : await chain.transactionCount(final),
      latest: await chain.transactionCount(),
    };
    for (const [place, mint] of sent.entries()) await follow(work, mint, counts, place === 0);
  }
  for (const mint of await selectMintsAtWork(dataSource, chain, 'requested', IN_FLIGHT - sent.length))
    await begin(work, mint);
}

interface Counts {
  final: number;
  latest: number;
}

async function follow(work: MintWork, mint: Mint, counts: Counts, isFirst: boolean): Promise<void> {
  const { chain, raiseSeconds = RAISE_SECONDS } = work;
  const open = mint.transactions.filter(({ nonce }) => nonce >= counts.final);
  if (open.length === 0) return conclude(work, mint);
  for (const { hash } of mint.transactions) if (await chain.receipt(hash)) return;
  const last = open.at(-1)!;
  // A transaction from outside this service used the nonce. Wait, because a reorganisation may still free it.
  if (last.nonce < counts.latest) return;
  if (last.age >= raiseSeconds) {
    const price = await askPrice(work, mint);
    if (!price) return;
    // The transactions with the nonces in between are gone, so reuse the first free nonce. If they reappear,
    // the contract still mints the token only once.
    if (isFirst && last.nonce > counts.latest) return sign(work, mint, price, counts.latest);
    const raised = raise(work, mint, last, price);
    if (raised) return sign(work, mint, raised, last.nonce);
  }
  await chain.send(last.raw);
}

/**
 * Fails or restarts a mint when every nonce that it used is final and the chain has no event of its token.
 */
async function conclude({ dataSource, chain }: MintWork, mint: Mint): Promise<void> {
  for (const { hash } of mint.transactions) {
    const receipt = await chain.receipt(hash);
    if (receipt?.succeeded) return;
    if (receipt) {
      logger.error(`The mint of colour ${mint.colorId} failed: the contract refused ${hash}`);
      return updateMintStatus(dataSource, mint, 'failed', `the contract refused ${hash}`);
    }
  }
  logger.warn(`Another transaction took the nonce of the mint of colour ${mint.colorId}: it begins anew`);
  await updateMintStatus(dataSource, mint, 'requested');
}

async function begin(work: MintWork, mint: Mint): Promise<void> {
  if (mint.withheld) return updateMintStatus(work.dataSource, mint, 'failed', 'the colour was hidden');
  const price = await askPrice(work, mint);
  if (price) await sign(work, mint, price, null);
}

/**
 * Returns the price, or null when nothing needs to be sent. That is when the token exists, so its event will
 * be read, or the address cannot receive it.
 */
async function askPrice({ dataSource, chain }: MintWork, mint: Mint): Promise<Price | null> {
  try {
    return await chain.price(mint);
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    if (error.failure === 'receiver') await updateMintStatus(dataSource, mint, 'failed', error.message);
    else if (error.failure !== 'minted') throw error;
    return null;
  }
}

async function sign(work: MintWork, mint: Mint, price: Price, nonce: number | null): Promise<void> {
  const { dataSource, chain, settings } = work;
  const count = await chain.transactionCount();
  const raw = await dataSource.transaction(async (transaction) => {
    await lockReading(transaction, chain, settings.firstBlock);
    if (!(await isUnchanged(transaction, chain, mint))) return null;
    const given = nonce ?? Math.max(count, await nextSignedNonce(transaction, chain));
    const signed = await chain.sign(mint, given, price);
    await storeTransaction(transaction, chain, mint.colorId, signed, given, price);
    return signed.raw;
  });
  if (raw !== null) await chain.send(raw);
}

function raise({ settings }: MintWork, mint: Mint, last: StoredTransaction, now: Price): Price | null {
  const price = raisedPrice(last.price, now, settings.maxFee);
  if (!price)
    logger.warn(`The mint of colour ${mint.colorId} is in no block, and may not offer more for its gas`);
  return price;
}
