import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Jobs, portToken, withTimeLimit, workForCredits } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuthorService } from '../author/author.service.ts';
import { PictureStore, type StoredPicture } from '../picture/picture-store.ts';
import { PAINTER, seedOf, type Painter } from './painter.ts';
import { PaintingProgress } from './painting-progress.ts';
import { ATTEMPTS, holdKey, PAINTING_OPTIONS, PAINTING_QUEUE, type PaintingJob } from './painting-queue.ts';
import {
  beginAttempt,
  finishPainting,
  markBegun,
  markFailed,
  selectForsaken,
  selectPoem,
  storePicture,
  type PaintedPoem,
  type Painting,
} from './painting.queries.ts';

const KEEP_LIMIT_MS = 30_000;
/** Concurrent model paintings per process. Studio paintings take one processor each. */
const MODEL_PAINTINGS = 4;
const FORSAKEN_MINUTES = 6;
const SWEEP_QUEUE = 'creations-forsaken';
const EVERY_MINUTE = '* * * * *';

@Injectable()
export class PaintingWork implements OnModuleInit {
  readonly #logger = new Logger('Paintings');

  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(PAINTER) private readonly painter: Painter,
    @Inject(PictureStore) private readonly pictures: PictureStore,
    @Inject(AuthorService) private readonly authors: AuthorService,
    @Inject(PaintingProgress) private readonly progress: PaintingProgress,
  ) {}

  async onModuleInit(): Promise<void> {
    const options = {
      ...PAINTING_OPTIONS,
      concurrency: this.painter.maker.kind === 'model' ? MODEL_PAINTINGS : 1,
    };
    await this.jobs.work<PaintingJob>(PAINTING_QUEUE, options, ({ data }) => this.work(data.paintingId));
    const sweep = { retries: 0, retryDelaySeconds: 1, timeLimitSeconds: 60 };
    await this.jobs.work(SWEEP_QUEUE, sweep, () => this.sweep(FORSAKEN_MINUTES));
    await this.jobs.schedule(SWEEP_QUEUE, EVERY_MINUTE);
  }

  async sweep(minutes: number): Promise<void> {
    for (const paintingId of await selectForsaken(this.dataSource, minutes))
      await this.jobs.enqueue(PAINTING_QUEUE, { paintingId });
  }

  /** Rejects if a retry makes sense. */
  async work(id: number): Promise<void> {
    const painting = await beginAttempt(this.dataSource, id);
    if (!painting) return;
    try {
      await this.advance(painting);
    } finally {
      this.progress.changed(id);
    }
  }

  private advance(painting: Painting): Promise<void> {
    const { id, userId, attempts, picture } = painting;
    return workForCredits(this.credits, {
      price: { userId, idempotencyKey: holdKey(id), ...termsOf(painting) },
      stored: picture !== null,
      make: async () => (attempts > ATTEMPTS ? null : this.tryToPaint(painting)),
      store: (painted) => storePicture(this.dataSource, id, painted),
      finish: async () => {
        const { mayPublish } = await this.authors.prepare(userId);
        await finishPainting(this.dataSource, id, mayPublish);
      },
      failure: 'PAINTING_FAILED',
      fail: (why) => markFailed(this.dataSource, id, why),
    });
  }

  private async tryToPaint(painting: Painting): Promise<StoredPicture | null> {
    const { id, poemId, theme } = painting;
    const subject = await this.findSubject(painting);
    await markBegun(this.dataSource, id, this.painter.maker);
    this.progress.changed(id);
    const { colorName: name, colorHex: hex, lines, scene } = subject;
    const order = { name, hex, theme, lines, scene, seed: seedOf(poemId ?? name, id) };
    try {
      const bytes = await this.painter.paint(order, (layer) => this.progress.laid(id, layer));
      return await withTimeLimit(KEEP_LIMIT_MS, (signal) => this.pictures.keep(bytes, signal));
    } catch (error) {
      this.#logger.warn(`Painting ${id} came to nothing: ${(error as Error).message}`);
      return null;
    }
  }

  /** Returns the poem to paint. For a picture of a name, the name is the only line. */
  private async findSubject({ poemId, colorName, colorHex }: Painting): Promise<PaintedPoem> {
    if (poemId === null) {
      if (colorName === null || colorHex === null) throw new Error('there is neither a poem nor a name');
      return { colorName, colorHex, lines: [colorName], scene: null };
    }
    const poem = await selectPoem(this.dataSource, poemId);
    if (!poem) throw new Error(`there is no poem ${poemId}`);
    return poem;
  }
}

function termsOf({ poemId, continues }: Painting): { amount: number; reason: string } {
  if (poemId === null) return { amount: PRICES.colorPicture, reason: 'color-picture' };
  return continues === null
    ? { amount: PRICES.painting, reason: 'painting' }
    : { amount: PRICES.continueCreating, reason: 'continue-creating' };
}
