import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Chain } from '../chain/chain.ts';
import type { ChainSettings } from '../chain/chain-settings.ts';
import { lockReading } from './mint.queries.ts';
import { rewindReading, selectMarks, storeReading } from './transfer.queries.ts';

/** Blocks that are asked for at once: public RPCs of eSpace allow a thousand. */
const PAGE_BLOCKS = 1_000;
/** Pages of one reading; the next goes on. */
const MOST_PAGES = 20;

export interface ReadingWork {
  dataSource: DataSource;
  chain: Chain;
  settings: Pick<ChainSettings, 'firstBlock' | 'confirmations'>;
  /** Below which browsers see the site; begins and ends with a slash. */
  basePath: string;
  pageBlocks?: number;
}

const logger = new Logger('Collectibles');

/**
 * Reads who got which token, from where the last reading ended up to the newest block that is final. Of two readings at the
 * same time one takes over each page. Where the chain was rewritten deeper than that, it goes back to where both agree.
 */
export async function readTransfers(work: ReadingWork): Promise<void> {
  const { dataSource, chain, settings, pageBlocks = PAGE_BLOCKS } = work;
  await rewind(work);
  const final = (await chain.head()) - settings.confirmations;
  for (let page = 0; page < MOST_PAGES; page += 1) {
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
  // A node that lags knows nothing of the block yet: it says nothing about it either.
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
