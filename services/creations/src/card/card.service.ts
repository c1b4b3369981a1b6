import { createHash } from 'node:crypto';
import type { Collection } from '@danqing/contracts/creations';
import type { Locale } from '@danqing/contracts/locale';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PictureStore } from '../picture/picture-store.ts';
import type { CardInput } from './draw-card.ts';
import { prepareCard } from './prepare-card.ts';

/** Who asks for a drawing. */
export interface CardClient {
  address: string;
  /** Aborted when it is gone. */
  signal: AbortSignal;
}

/** Draws the picture of a link off the event loop, networks in turn. */
export type DrawCard = (input: CardInput, client: CardClient) => Promise<Buffer>;
/** Injection token of the DrawCard. */
export const DRAW_CARD = Symbol('DrawCard');

/** To be raised when cards are drawn in another way: pictures that were fetched are kept for ever. */
const DESIGN = 1;
/** Of the painting on the picture, which is 630 high. */
const WIDTH = 640;

/** The pictures of links to creations. */
@Injectable()
export class CardService {
  constructor(
    @Inject(PictureStore) private readonly pictures: PictureStore,
    @Inject(DRAW_CARD) private readonly drawCard: DrawCard,
  ) {}

  /** Where the picture is, below the base path; null for a creation without a painting. */
  pathOf(collection: Collection, locale: Locale): string | null {
    const version = this.versionOf(collection, locale);
    return version === null ? null : `/og/creations/${locale}/${collection.id}.jpg?v=${version}`;
  }

  /** Changes with everything that can be seen on the picture. */
  versionOf(collection: Collection, locale: Locale): string | null {
    const file = paintingOf(collection);
    if (file === null) return null;
    return createHash('sha256')
      .update(`${DESIGN} ${file} ${JSON.stringify(prepareCard(collection, locale))}`)
      .digest('base64url')
      .slice(0, 12);
  }

  /** The JPEG. Throws COLLECTION_NOT_FOUND without a painting, IMAGE_FAILED, and RATE_LIMITED or SERVICE_UNAVAILABLE as the lane does. */
  async draw(collection: Collection, locale: Locale, client: CardClient): Promise<Buffer> {
    const file = paintingOf(collection);
    const stored = file === null ? null : await this.pictures.get(file);
    if (!stored) throw new AppError('COLLECTION_NOT_FOUND');
    const painting = Buffer.concat((await stored.body.toArray()) as Buffer[]);
    return this.drawCard({ ...prepareCard(collection, locale), painting }, client);
  }
}

/** The file of the first painting, just large enough. */
function paintingOf({ images: [first] }: Collection): string | null {
  const url = first && (first.sizes.find(({ width }) => width >= WIDTH)?.url ?? first.url);
  return url?.split('/').at(-1) ?? null;
}
