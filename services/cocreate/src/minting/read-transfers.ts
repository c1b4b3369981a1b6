import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Chain } from '../chain/chain.ts';
import type { ChainSettings } from '../chain/chain-settings.ts';
import { lockReading } from './mint.queries.ts';
import { rewindReading, selectMarks, storeReading } from './transfer.queries.ts';

/** Blocks per request. Public eSpace RPCs allow a thousand. */
const PAGE_BLOCKS = 1_000;
/** Maximum pages per round. The next round continues. */
const MAX_PAGES = 20;

export interface ReadingWork {
  dataSource: DataSource;
  chain: Chain;
  settings: Pick<ChainSettings, 'firstBlock' | 'confirmations'>;
  basePath: string;
  pageBlocks?: number;
}

const logger = new Logger('Collectibles');

/**
 * Reads transfers from the last block read to the newest final block. Of two concurrent readings, only one
 * stores each page. After a deeper reorganisation it rewinds to the last common block.
 */
export async function readTransfers(work: ReadingWork): Promise<void> {
  const { dataSource, chain, settings, pageBlocks = PAGE_BLOCKS } = work;
  await rewind(work);
  const final = (await chain.head()) - settings.confirmations;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const read = await dataSource.transaction((transaction) =>
      lockReading(transaction, chain, settings.firstBlock),
    );
    if (read >= final) return;
    const last = Math.min(read + pageBlocks, final);
    const transfers = await chain.transfers(read + 1, last);
    const block = await chain.block(last);
    if (!block) return;
    await dataSource.transaction(async (transaction) => {
      if ((await lockReading(transaction, chain, settings.firstBlock)) !== read) return;
      await storeReading(transaction, chain, transfers, block, work.basePath);
    });
  }
}

async function rewind({ dataSource, chain, settings, basePath }: ReadingWork): Promise<void> {
  const marks = await selectMarks(dataSource, chain);
  const [newest] = marks;
  if (!newest) return;
  // The node lags behind and does not have the block yet, so this is not a reorganisation.
  if ((await chain.block(newest.number)) === null) return;
  let agreed = settings.firstBlock - 1;
  for (const mark of marks)
    if ((await chain.block(mark.number))?.hash === mark.hash) {
      agreed = mark.number;
      break;
    }
  if (agreed === newest.number) return;
  logger.warn(`The chain was rewritten: its events are read anew from block ${agreed + 1} on`);
  await dataSource.transaction(async (transaction) => {
    if ((await lockReading(transaction, chain, settings.firstBlock)) !== newest.number) return;
    await rewindReading(transaction, chain, agreed, basePath);
  });
}
