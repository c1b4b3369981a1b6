import type { Mint } from '@danqing/contracts/cocreate';
import { AppError, Authors, countCall, Jobs, rejectExceeded } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CONFIGURED_CHAIN, type ConfiguredChain } from './configured-chain.ts';
import { mintLimits } from './mint-limits.ts';
import { insertMint, selectMint, selectToMint } from './mint-request.queries.ts';
import { CHAIN_QUEUE, type ChainRound } from './minting-queue.ts';

@Injectable()
export class MintService {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(Authors) private readonly authors: Authors,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(CONFIGURED_CHAIN) private readonly configured: ConfiguredChain | null,
  ) {}

  /**
   * Requests the token of a colour. Each colour is minted once: a repeated call returns the current state,
   * even for another address. A call after a failure tries again.
   *
   * @throws {AppError} MINTING_OFF, MINT_ADDRESS_INVALID, COCREATED_COLOR_NOT_FOUND, FORBIDDEN when another
   *   member owns the colour, MINT_REFUSED when it is hidden, COCREATION_LIMITED, RATE_LIMITED
   */
  async request(colorId: number, userId: number, address: string): Promise<Mint> {
    if (!this.configured) throw new AppError('MINTING_OFF');
    const { chain } = this.configured;
    const color = await selectToMint(this.dataSource, colorId);
    if (!color || (color.userId !== userId && color.hidden)) throw new AppError('COCREATED_COLOR_NOT_FOUND');
    if (color.userId !== userId) throw new AppError('FORBIDDEN');
    const known = await selectMint(this.dataSource, colorId);
    if (known && known.status !== 'failed') return known;
    if (color.hidden) throw new AppError('MINT_REFUSED');
    // A token sent to the contract itself could never be transferred.
    if (!chain.isAddress(address) || address.toLowerCase() === chain.contract.toLowerCase())
      throw new AppError('MINT_ADDRESS_INVALID', { field: 'address' });
    await this.authors.refresh(userId, 'COCREATION_LIMITED');
    rejectExceeded(await countCall(this.dataSource, mintLimits(userId)));
    await insertMint(this.dataSource, colorId, userId, chain, address);
    const round: ChainRound = { now: true };
    await this.jobs.enqueue(CHAIN_QUEUE, round);
    const mint = await selectMint(this.dataSource, colorId);
    if (!mint) throw new AppError('COCREATED_COLOR_NOT_FOUND');
    return mint;
  }
}
