import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Authors, Jobs, PaidJobs, portToken, withTimeLimit, type PaidJobOptions } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PictureStore, type StoredPicture } from '../picture/picture-store.ts';
import { PAINTER, seedOf, type PaintedLayer, type Painter } from './painter.ts';
import {
  finishPainting,
  PAINTING,
  selectPoem,
  storePicture,
  type PaintedPoem,
  type Painting,
} from './painting.queries.ts';
import { storePreview } from './preview.queries.ts';

const STORE_TIMEOUT_MS = 30_000;
/** Concurrent model paintings per process. Studio paintings take one processor each. */
const MODEL_PAINTINGS = 4;

export const PAINTING_JOBS: PaidJobOptions = {
  table: 'creations.paintings',
  columns: PAINTING,
  workingState: 'painting',
  queue: 'creations-painting',
  sweepQueue: 'creations-forsaken',
  staleMinutes: 6,
  // Two model attempts plus storage.
  timeLimitSeconds: 300,
  retrySeconds: 10,
  payloadId: 'paintingId',
  ledgerPrefix: 'painting',
  failure: 'PAINTING_FAILED',
};

@Injectable()
export class PaintingJobs extends PaidJobs<Painting, StoredPicture> {
  protected readonly concurrency: number;
  readonly #newest = new Map<number, PaintedLayer | null>();

  constructor(
    @Inject(getDataSourceToken('creations')) dataSource: DataSource,
    @Inject(portToken(creditsPort)) credits: CreditsPort,
    @Inject(Jobs) jobs: Jobs,
    @Inject(PAINTER) private readonly painter: Painter,
    @Inject(PictureStore) private readonly pictures: PictureStore,
    @Inject(Authors) private readonly authors: Authors,
  ) {
    super(dataSource, credits, jobs, PAINTING_JOBS);
    this.concurrency = painter.maker.kind === 'model' ? MODEL_PAINTINGS : 1;
  }

  protected priceOf({ poemId, continues }: Painting) {
    if (poemId === null) return { amount: PRICES.colorPicture, reason: 'color-picture' };
    return continues === null
      ? { amount: PRICES.painting, reason: 'painting' }
      : { amount: PRICES.continueCreating, reason: 'continue-creating' };
  }

  protected isStored({ picture }: Painting): boolean {
    return picture !== null;
  }

  protected async make(painting: Painting): Promise<StoredPicture | null> {
    const { id, poemId, theme } = painting;
    const { colorName: name, colorHex: hex, lines, scene } = await this.#findSubject(painting);
    await this.markBegun(id, this.painter.maker);
    const request = { name, hex, theme, lines, scene, seed: seedOf(poemId ?? name, id) };
    try {
      const bytes = await this.painter.paint(request, (layer) => this.showLayer(id, layer));
      return await withTimeLimit(STORE_TIMEOUT_MS, (signal) => this.pictures.store(bytes, signal));
    } catch (error) {
      this.logger.warn(`Painting ${id} came to nothing: ${(error as Error).message}`);
      return null;
    }
  }

  protected store(id: number, picture: StoredPicture): Promise<void> {
    return storePicture(this.dataSource, id, picture);
  }

  protected async finish({ id, userId }: Painting): Promise<void> {
    const { mayPublish } = await this.authors.refresh(userId);
    await finishPainting(this.dataSource, id, mayPublish);
  }

  /** Returns the poem to paint. For a picture of a name, the name is the only line. */
  async #findSubject({ poemId, colorName, colorHex }: Painting): Promise<PaintedPoem> {
    if (poemId === null) {
      if (colorName === null || colorHex === null) throw new Error('there is neither a poem nor a name');
      return { colorName, colorHex, lines: [colorName], scene: null };
    }
    const poem = await selectPoem(this.dataSource, poemId);
    if (!poem) throw new Error(`there is no poem ${poemId}`);
    return poem;
  }

  protected showLayer(id: number, layer: PaintedLayer): void {
    const idle = !this.#newest.has(id);
    this.#newest.set(id, layer);
    if (idle) void this.#writePreviews(id);
  }

  /** Writes one layer at a time and always the newest, so that painting never waits for the database. */
  async #writePreviews(id: number): Promise<void> {
    try {
      for (let layer = this.#newest.get(id); layer; layer = this.#newest.get(id)) {
        this.#newest.set(id, null);
        await storePreview(this.dataSource, id, layer);
        await this.notify(id);
      }
    } catch {
    } finally {
      this.#newest.delete(id);
    }
  }
}
