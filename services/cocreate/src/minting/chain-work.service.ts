import { EVERY_MINUTE, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ChainError } from '../chain/chain.ts';
import { SiteAddress } from './site-address.ts';
import { CONFIGURED_CHAIN, type ConfiguredChain } from './configured-chain.ts';
import { CHAIN_QUEUE, type ChainRound } from './minting-queue.ts';
import { readTransfers } from './read-transfers.ts';
import { sendMints } from './send-mints.ts';

/** Minimum milliseconds between scheduled rounds, because many queue up while no worker runs. */
const APART_MS = 10_000;
/** No retry, because the next round follows within a minute. */
const ROUND = { retries: 0, retryDelaySeconds: 1, timeLimitSeconds: 120 };

@Injectable()
export class ChainWork implements OnModuleInit {
  readonly #logger = new Logger('Collectibles');
  #checked = false;
  #endedAt = Number.NEGATIVE_INFINITY;

  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(SiteAddress) private readonly site: SiteAddress,
    @Inject(CONFIGURED_CHAIN) private readonly configured: ConfiguredChain | null,
  ) {}

  /**
   * Checks the chain at startup. An unreachable RPC is checked again later.
   *
   * @throws {ChainError} `wrong` when the RPC serves another chain or the contract is not ours
   */
  async onModuleInit(): Promise<void> {
    if (!this.configured) return;
    try {
      await this.#check(this.configured);
    } catch (error) {
      if (!(error instanceof ChainError) || error.failure === 'wrong') throw error;
      this.#logger.warn(`Nothing is minted for now: ${error.message}`);
    }
    await this.jobs.work<ChainRound>(CHAIN_QUEUE, ROUND, ({ data }) => this.round(data));
    await this.jobs.schedule(CHAIN_QUEUE, EVERY_MINUTE);
  }

  async round(asked: ChainRound | null): Promise<void> {
    if (!this.configured || (!asked?.now && performance.now() - this.#endedAt < APART_MS)) return;
    const { chain, settings } = this.configured;
    const { dataSource } = this;
    await this.#check(this.configured);
    await readTransfers({ dataSource, chain, settings, basePath: this.site.basePath });
    await sendMints({ dataSource, chain, settings });
    this.#endedAt = performance.now();
  }

  async #check({ chain }: ConfiguredChain): Promise<void> {
    if (this.#checked) return;
    await chain.check();
    this.#checked = true;
  }
}
