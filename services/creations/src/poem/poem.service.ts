import { randomUUID } from 'node:crypto';
import type { PoemResponse } from '@danqing/contracts/creations';
import { colorsPort } from '@danqing/contracts/ports';
import type { ColorsPort } from '@danqing/contracts/colors';
import {
  AppError,
  countCall,
  isDatabaseUnavailable,
  isExceeded,
  portToken,
  rejectExceeded,
} from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MODEL_POEMS, poemsOf } from './poem-limits.ts';
import { insertPoem, type PoemColor } from './poem.queries.ts';
import { withMarks, type Poet } from './poet.ts';
import { StudioPoet } from './studio/studio-poet.ts';

export const MODEL_POET = Symbol('ModelPoet');

const TRIES = { studio: 8, model: 2 } as const;

export interface PoemClient {
  userId: number | null;
  address: string;
}

@Injectable()
export class PoemService {
  readonly #studio = new StudioPoet();

  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(portToken(colorsPort)) private readonly colors: ColorsPort,
    @Inject(MODEL_POET) private readonly model: Poet | null,
  ) {}

  /**
   * Writes a new poem for a colour; aborts with `gone`.
   *
   * @throws {AppError} COLOR_NOT_FOUND, RATE_LIMITED, POEM_FAILED
   */
  async write(colorName: string, client: PoemClient, gone: AbortSignal): Promise<PoemResponse> {
    rejectExceeded(await countCall(this.dataSource, poemsOf(client)));
    const color = (await this.colors.listColors()).find(({ name }) => name === colorName);
    if (!color) throw new AppError('COLOR_NOT_FOUND', { field: 'colorName' });
    const poet = await this.#choosePoet();
    try {
      const { id, name, hex } = color;
      return await writeNew(this.dataSource, poet, { id, name, hex }, gone);
    } catch (cause) {
      if (isDatabaseUnavailable(cause)) throw cause;
      throw new AppError('POEM_FAILED', { cause });
    }
  }

  async #choosePoet(): Promise<Poet> {
    if (!this.model) return this.#studio;
    const [counted] = await countCall(this.dataSource, [MODEL_POEMS]);
    return counted && isExceeded(counted) ? this.#studio : this.model;
  }
}

async function writeNew(
  dataSource: DataSource,
  poet: Poet,
  color: PoemColor,
  gone: AbortSignal,
): Promise<PoemResponse> {
  const { maker } = poet;
  for (let tries = 0; tries < TRIES[maker.kind]; tries += 1) {
    const poem = await poet.write({ name: color.name, hex: color.hex, seed: randomUUID() }, gone);
    const id = randomUUID();
    if (!(await insertPoem(dataSource, { ...poem, id, color, maker }))) continue;
    const { title, lines, renderings } = poem;
    return { cnString: withMarks(lines), requestId: id, title, lines, renderings, maker };
  }
  throw new Error('every poem was written already');
}
