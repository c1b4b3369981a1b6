import { JsonQueries } from '@danqing/nest-kit';
import type { OwnPalettesQuery } from '@danqing/contracts/palettes';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SearchWords } from '../search/search-words.ts';
import { selectOwnPage, selectOwnTexts, type OwnPaletteText } from './own-palettes.queries.ts';

/** Palettes per read; at most about 600 kB. */
const BATCH = 50;
/** The largest Postgres integer. */
const BEFORE_ALL = 2_147_483_647;

@Injectable()
export class OwnPalettesService {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(JsonQueries) private readonly answers: JsonQueries,
    @Inject(SearchWords) private readonly words: SearchWords,
  ) {}

  async page(message: string, userId: number, query: OwnPalettesQuery): Promise<string> {
    const search = await this.words.read(query);
    return (await this.answers.get(selectOwnPage(message, userId, query, search))) as string;
  }

  /**
   * Returns all palettes in pieces, each read on demand. The first one is read before this resolves, so that
   * an error can still change the response status.
   */
  async all(message: string, userId: number): Promise<AsyncIterable<string>> {
    const read = (olderThan: number) => selectOwnTexts(this.dataSource, userId, olderThan, BATCH);
    return inPieces(message, await read(BEFORE_ALL), read);
  }
}

async function* inPieces(
  message: string,
  first: OwnPaletteText[],
  read: (olderThan: number) => Promise<OwnPaletteText[]>,
): AsyncGenerator<string> {
  const textOf = (batch: OwnPaletteText[]) => batch.map(({ text }) => text).join(',');
  yield `{"success":true,"message":${JSON.stringify(message)},"data":[${textOf(first)}`;
  for (let batch = first; batch.length === BATCH;) {
    batch = await read(batch.at(-1)!.id);
    if (batch.length > 0) yield `,${textOf(batch)}`;
  }
  yield ']}';
}
