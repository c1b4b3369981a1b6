import type { Color, ColorsPort } from '@danqing/contracts/colors';
import {
  AppError,
  createCompressedRepresentation,
  createRepresentation,
  type Representation,
} from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { readColorDataFile } from './color.data-file.ts';
import { loadColors, selectColors } from './color.queries.ts';

export const COLORS_DATA_FILE = Symbol('COLORS_DATA_FILE');

const RESPONSE_HEADERS = { contentType: 'application/json; charset=utf-8', cacheControl: 'public, no-cache' };

/** Reads and builds everything once, because the table changes only at startup. */
@Injectable()
export class ColorService implements ColorsPort, OnModuleInit {
  #colors: readonly Color[] = [];
  #byName = new Map<string, Color>();
  #byId = new Map<number, Color>();
  #byStory = new Map<number, Color>();
  #list: Promise<Representation> = Promise.resolve(representation([]));

  constructor(
    @Inject(getDataSourceToken('colors')) private readonly dataSource: DataSource,
    @Inject(COLORS_DATA_FILE) private readonly dataFile: URL,
  ) {}

  async onModuleInit(): Promise<void> {
    await loadColors(this.dataSource, await readColorDataFile(this.dataFile));
    this.#colors = Object.freeze(await selectColors(this.dataSource));
    this.#byName = new Map(this.#colors.map((color) => [color.name, color]));
    this.#byId = new Map(this.#colors.map((color) => [color.id, color]));
    this.#byStory = new Map(
      this.#colors.flatMap((color) => (color.history_id === null ? [] : [[color.history_id, color]])),
    );
    // Not awaited, so that startup is not delayed; early requests await it.
    this.#list = createCompressedRepresentation(JSON.stringify(this.#colors), RESPONSE_HEADERS);
  }

  async listColors(): Promise<readonly Color[]> {
    return this.#colors;
  }

  findByStory(historyId: number): Color | undefined {
    return this.#byStory.get(historyId);
  }

  listResponse(): Promise<Representation> {
    return this.#list;
  }

  responseByName(name: string): Representation {
    const color = this.#byName.get(name);
    return representation(color ? [color] : []);
  }

  responseById(id: number): Representation {
    const color = this.#byId.get(id);
    if (!color) throw new AppError('COLOR_NOT_FOUND');
    return representation(color);
  }
}

const representation = (value: unknown) => createRepresentation(JSON.stringify(value), RESPONSE_HEADERS);
