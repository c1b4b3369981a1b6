import { createHash } from 'node:crypto';
import type { CreditsPort } from '@danqing/contracts/credits';
import type { IdentityPort, PublicMember } from '@danqing/contracts/identity';
import type { PaletteResponse, SavePaletteRequest } from '@danqing/contracts/palettes';
import { AppError, Authors, createDataSource, JsonQueries } from '@danqing/nest-kit';
import { AuthorService } from '../author/author.service.ts';
import { palettesDatabase } from '../database/palettes-database.ts';
import { ClaimService } from '../download/claim.service.ts';
import type { PaletteClaim } from '../download/download.queries.ts';
import { selectByIdempotencyKey } from '../palette/palette.queries.ts';
import { PaletteService } from '../palette/palette.service.ts';
import { storablePaletteSchema } from '../palette/storable-palette.ts';

export interface SeededPalette {
  id: number;
  added: boolean;
}

export interface PalettesToSeed {
  save(userId: number, palette: SavePaletteRequest): Promise<SeededPalette>;
  /**
   * Claims the palette as the member would. Returns false if it is already claimed, the member's own or
   * deleted, or the credits do not suffice.
   */
  claim(claim: PaletteClaim): Promise<boolean>;
  close(): Promise<void>;
}

export async function openPalettesToSeed(
  databaseUrl: string,
  { members, credits }: { members: readonly PublicMember[]; credits: CreditsPort },
): Promise<PalettesToSeed> {
  const database = await createDataSource(palettesDatabase(databaseUrl));
  const answers = new JsonQueries(database);
  const identity: IdentityPort = {
    authenticate: async () => null,
    findMember: async (id) => members.find((member) => member.id === id) ?? null,
  };
  const authors = new AuthorService(new Authors(database, 'palettes', identity), identity);
  const claims = new ClaimService(database, credits);
  const palettes = new PaletteService(database, answers, authors);
  return {
    async save(userId, given) {
      const palette = storablePaletteSchema.parse(given);
      const idempotencyKey = `seed-${createHash('sha256').update(JSON.stringify(palette)).digest('hex')}`;
      const request = { userId, idempotencyKey, palette };
      const kept = await answers.get(selectByIdempotencyKey('', request));
      const { data } = JSON.parse(kept ?? (await palettes.save('', request))) as PaletteResponse;
      return { id: data.id, added: kept === null };
    },
    async claim(claim) {
      try {
        return (await claims.claim(claim)).counted;
      } catch (error) {
        if (error instanceof AppError && ['PALETTE_NOT_FOUND', 'CREDITS_INSUFFICIENT'].includes(error.code))
          return false;
        throw error;
      }
    },
    close: () => database.destroy(),
  };
}
