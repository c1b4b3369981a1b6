import { createHash } from 'node:crypto';
import type { PublicMember } from '@danqing/contracts/identity';
import type {
  PaletteClaimed,
  PaletteResponse,
  PalettesPort,
  SavePaletteRequest,
} from '@danqing/contracts/palettes';
import { createDataSource } from '@danqing/nest-kit';
import { AuthorService } from '../author/author.service.ts';
import { Answers } from '../database/answers.ts';
import { palettesDatabase } from '../database/palettes-database.ts';
import { insertDownload } from '../download/download.queries.ts';
import { selectByIdempotencyKey } from './palette.queries.ts';
import { PaletteService } from './palette.service.ts';
import { storablePaletteSchema } from './storable-palette.ts';

export interface SeededPalette {
  id: number;
  /** Whether it was not there before. */
  added: boolean;
}

export interface PalettesToSeed extends PalettesPort {
  /** Saves the palette as its member would; the same palette of a member once, however often it is called. */
  save(userId: number, palette: SavePaletteRequest): Promise<SeededPalette>;
  /** What the service does when a claim is reported to it. */
  countDownload(claimed: PaletteClaimed): Promise<void>;
  close(): Promise<void>;
}

/** For a program that fills a development site: the service without its edge, for these members. */
export async function openPalettesToSeed(
  databaseUrl: string,
  members: readonly PublicMember[],
): Promise<PalettesToSeed> {
  const database = await createDataSource(palettesDatabase(databaseUrl));
  const answers = new Answers(database);
  const authors = new AuthorService(database, {
    authenticate: async () => null,
    findMember: async (id) => members.find((member) => member.id === id) ?? null,
  });
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
    findOwner: (paletteId, viewerId) => palettes.findOwner(paletteId, viewerId),
    countDownload: (claimed) => insertDownload(database, claimed),
    close: () => database.destroy(),
  };
}
