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
  balance: number;
  own: boolean;
  counted: boolean;
}

/**
 * The right to export a palette: free for its owner, charged once to every other member. Each claim is a row
 * of `palettes.downloads`; its charge's idempotency key contains the palette. If this process dies between
 * charge and row, the charge's job adds the row.
 */
@Injectable()
export class ClaimService {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
  ) {}

  /**
   * Charges the member once and records the claim. Own palettes are free.
   *
   * @throws {AppError} PALETTE_NOT_FOUND, CREDITS_INSUFFICIENT; nothing is then charged
   */
  async claim(claim: PaletteClaim): Promise<Claimed> {
    const { paletteId, userId } = claim;
    const ownerId = await selectOwner(this.dataSource, paletteId, userId);
    if (ownerId === null) throw new AppError('PALETTE_NOT_FOUND', { field: 'resourceId' });
    const own = ownerId === userId;
    // Checked before the charge, because a claim is permanent even if the price changes.
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

  claimedBy(userId: number): Promise<number[]> {
    return selectClaimed(this.dataSource, userId);
  }
}
