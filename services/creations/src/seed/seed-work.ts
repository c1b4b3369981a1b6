import type { ColorsPort } from '@danqing/contracts/colors';
import { colorsPort } from '@danqing/contracts/ports';
import { Jobs, portToken } from '@danqing/nest-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PAINT_LAYERS, StudioPainter, type PaintLayers } from '../painting/studio/studio-painter.ts';
import { PictureStore } from '../picture/picture-store.ts';
import type { SeededCreation } from './seeded-creations.ts';
import { StudioSeed } from './studio-seed.ts';

export const SEED_AT_START = Symbol('SeedAtStart');

const QUEUE = 'creations-seed';
const OPTIONS = { retries: 2, retryDelaySeconds: 30, timeLimitSeconds: 120 };

/**
 * Fills the gallery after the first start. Each creation is a job that enqueues the next. A shutdown
 * therefore waits for at most one, and members' paintings run in between.
 */
@Injectable()
export class SeedWork implements OnModuleInit, OnApplicationBootstrap {
  readonly #seed: StudioSeed;

  constructor(
    @Inject(getDataSourceToken('creations')) dataSource: DataSource,
    @Inject(PictureStore) pictures: PictureStore,
    @Inject(PAINT_LAYERS) paintLayers: PaintLayers,
    @Inject(portToken(colorsPort)) colors: ColorsPort,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(SEED_AT_START) private readonly atStart: boolean,
  ) {
    const painter = new StudioPainter(paintLayers);
    this.#seed = new StudioSeed({ dataSource, pictures, painter, listColors: () => colors.listColors() });
  }

  async onModuleInit(): Promise<void> {
    await this.jobs.work<{ rest: SeededCreation[] }>(QUEUE, OPTIONS, ({ data }) => this.work(data.rest));
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.atStart) await this.#goOn(await this.#seed.missing());
  }

  async work([next, ...rest]: readonly SeededCreation[]): Promise<void> {
    if (!next) return;
    const missing = await this.#seed.missing();
    // Another process may have made this creation meanwhile.
    if (missing.some(({ poemId }) => poemId === next.poemId)) await this.#seed.make(next);
    await this.#goOn(rest);
  }

  async #goOn(rest: readonly SeededCreation[]): Promise<void> {
    if (rest.length > 0) await this.jobs.enqueue(QUEUE, { rest });
  }
}
