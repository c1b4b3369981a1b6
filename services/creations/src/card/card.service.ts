import { createHash } from 'node:crypto';
import type { Collection } from '@danqing/contracts/creations';
import type { Locale } from '@danqing/contracts/locale';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PictureStore } from '../picture/picture-store.ts';
import type { CardInput } from './draw-card.ts';
import { prepareCard } from './prepare-card.ts';

export interface CardClient {
  address: string;
  signal: AbortSignal;
}

/** Draws a card off the event loop, taking client networks in turn. */
export type DrawCard = (input: CardInput, client: CardClient) => Promise<Buffer>;
export const DRAW_CARD = Symbol('DrawCard');

/** Bump this when the design changes: cards that were already fetched are cached for ever. */
const DESIGN = 1;
/** Width of the painting to load, in pixels. The card is 630 pixels high. */
const WIDTH = 640;

@Injectable()
export class CardService {
  constructor(
    @Inject(PictureStore) private readonly pictures: PictureStore,
    @Inject(DRAW_CARD) private readonly drawCard: DrawCard,
  ) {}

  pathOf(collection: Collection, locale: Locale): string | null {
    const version = this.versionOf(collection, locale);
    return version === null ? null : `/og/creations/${locale}/${collection.id}.jpg?v=${version}`;
  }

  versionOf(collection: Collection, locale: Locale): string | null {
    const file = paintingOf(collection);
    if (file === null) return null;
    return createHash('sha256')
      .update(`${DESIGN} ${file} ${JSON.stringify(prepareCard(collection, locale))}`)
      .digest('base64url')
      .slice(0, 12);
  }

  /**
   * Returns the card as JPEG.
   *
   * @throws {AppError} COLLECTION_NOT_FOUND without a painting; IMAGE_FAILED; RATE_LIMITED or
   *   SERVICE_UNAVAILABLE from the lane
   */
  async draw(collection: Collection, locale: Locale, client: CardClient): Promise<Buffer> {
    const file = paintingOf(collection);
    const stored = file === null ? null : await this.pictures.get(file);
    if (!stored) throw new AppError('COLLECTION_NOT_FOUND');
    const painting = Buffer.concat((await stored.body.toArray()) as Buffer[]);
    return this.drawCard({ ...prepareCard(collection, locale), painting }, client);
  }
}

function paintingOf({ images: [first] }: Collection): string | null {
  const url = first && (first.sizes.find(({ width }) => width >= WIDTH)?.url ?? first.url);
  return url?.split('/').at(-1) ?? null;
}
