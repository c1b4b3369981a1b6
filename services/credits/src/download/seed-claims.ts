import type { CreditsPort } from '@danqing/contracts/credits';
import type { PaletteClaimed, PalettesPort } from '@danqing/contracts/palettes';
import { AppError, createDataSource } from '@danqing/nest-kit';
import { AccountService } from '../account/account.service.ts';
import { creditsDatabase } from '../database/credits-database.ts';
import { ClaimService } from './claim.service.ts';

/** The palettes service, of which nobody but the caller tells it the claims. */
export interface ClaimedPalettes extends PalettesPort {
  countDownload(claimed: PaletteClaimed): Promise<void>;
}

export interface CreditsToSeed {
  credits: CreditsPort;
  /**
   * Claims the palette as the member would, and has it counted. False when nothing was booked: it is claimed already, the
   * member's own, gone, or the member has no credits left.
   */
  claim(palettes: ClaimedPalettes, claimed: PaletteClaimed): Promise<boolean>;
  close(): Promise<void>;
}

/** For a program that fills a development site: the service without its edge and its jobs. */
export async function openCreditsToSeed(databaseUrl: string): Promise<CreditsToSeed> {
  const database = await createDataSource(creditsDatabase(databaseUrl));
  const credits = new AccountService(database);
  return {
    credits,
    async claim(palettes, claimed) {
      let booked = false;
      // Counted before the booking commits, and once only: a claim that is booked is counted.
      const enqueue = async () => {
        await palettes.countDownload(claimed);
        booked = true;
      };
      const claims = new ClaimService(database, credits, palettes, { enqueue });
      try {
        await claims.claimPalette(claimed);
        return booked;
      } catch (error) {
        if (error instanceof AppError && ['PALETTE_NOT_FOUND', 'CREDITS_INSUFFICIENT'].includes(error.code))
          return false;
        throw error;
      }
    },
    close: () => database.destroy(),
  };
}
