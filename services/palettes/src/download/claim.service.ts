import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { AppError, portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { selectOwner } from '../palette/palette.queries.ts';
import { hasClaimed, insertDownload, selectClaimed, type PaletteClaim } from './download.queries.ts';
import { CLAIMED_QUEUE } from './download.service.ts';

export interface Claimed {
  /** Of the member, after the claim. */
  balance: number;
  /** Whether the palette is the member's own. */
  own: boolean;
  /** Whether this call counted the claim. */
  counted: boolean;
}

/**
 * The right to export a palette: free for its owner, charged once to every other member. A claim is charged under a key
 * that names the palette, and is a row of `palettes.downloads`. The job of the charge adds that row also where this
 * process dies in between.
 */
@Injectable()
export class ClaimService {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
  ) {}

  /** @throws AppError PALETTE_NOT_FOUND, CREDITS_INSUFFICIENT; then nothing is charged */
  async claim(claim: PaletteClaim): Promise<Claimed> {
    const { paletteId, userId } = claim;
    const ownerId = await selectOwner(this.dataSource, paletteId, userId);
    if (ownerId === null) throw new AppError('PALETTE_NOT_FOUND', { field: 'resourceId' });
    const own = ownerId === userId;
    // Before the charge: a claim is for good, also once the price is another.
    if (own || (await hasClaimed(this.dataSource, claim))) {
      return { own, balance: await this.credits.getBalance(userId), counted: false };
    }
    const balance = await this.credits.debit({
      userId,
      amount: PRICES.paletteExport,
      reason: 'palette-export',
      idempotencyKey: `claim:palette:${paletteId}`,
      job: { queue: CLAIMED_QUEUE, data: claim },
    });
    return { own, balance, counted: await insertDownload(this.dataSource, claim) };
  }

  /** The palettes of others that the member has claimed, the newest first. */
  claimedBy(userId: number): Promise<number[]> {
    return selectClaimed(this.dataSource, userId);
  }
}
