import { PRICES, type CreditMovement } from '@danqing/contracts/credits';
import { PALETTE_CLAIMED_QUEUE, type PaletteClaimed, type PalettesPort } from '@danqing/contracts/palettes';
import { AppError, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AccountService } from '../account/account.service.ts';
import { PALETTES } from './palettes-port.ts';

export interface Claim {
  /** Of the member, after the claim. */
  balance: number;
  /** Whether the palette is the member's own. */
  own: boolean;
}

/** The right to export a palette: free for its owner, charged once to every other member. */
@Injectable()
export class ClaimService {
  constructor(
    @Inject(getDataSourceToken('credits')) private readonly dataSource: DataSource,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(PALETTES) private readonly palettes: PalettesPort,
    @Inject(Jobs) private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  /** Throws PALETTE_NOT_FOUND and CREDITS_INSUFFICIENT; nothing is written then. */
  async claimPalette(claimed: PaletteClaimed): Promise<Claim> {
    const { paletteId, userId } = claimed;
    const palette = await this.palettes.findOwner(paletteId, userId);
    if (!palette) throw new AppError('PALETTE_NOT_FOUND', { field: 'resourceId' });
    if (palette.ownerId === userId) return { own: true, balance: await this.accounts.getBalance(userId) };

    const charge: CreditMovement = {
      userId,
      amount: PRICES.paletteExport,
      reason: 'palette-export',
      idempotencyKey: `claim:palette:${paletteId}`,
    };
    // Before `debit` can refuse: a claim is for good, also once the price is another.
    if (await this.accounts.hasBooked(charge)) {
      return { own: false, balance: await this.accounts.getBalance(userId) };
    }
    const balance = await this.dataSource.transaction(async (transaction) => {
      const booking = await this.accounts.debitOnce(charge, transaction);
      if (booking.fresh) await this.jobs.enqueue(PALETTE_CLAIMED_QUEUE, { paletteId, userId }, transaction);
      return booking.balance;
    });
    return { own: false, balance };
  }
}
