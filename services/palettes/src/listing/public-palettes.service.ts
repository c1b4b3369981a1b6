import { JsonQueries, type JsonStatement } from '@danqing/nest-kit';
import type { PublicPalettesQuery } from '@danqing/contracts/palettes';
import { Inject, Injectable } from '@nestjs/common';
import { SEARCH_CONNECTIONS } from '../database/palettes-database.ts';
import type { SearchFor } from '../search/conditions.ts';
import { foldForSearch } from '../search/search-text.ts';
import { SearchWords } from '../search/search-words.ts';
import { selectPage } from './page.queries.ts';
import { selectRandom } from './random.queries.ts';
import { SearchSlots } from './search-slots.ts';
import { selectMatches } from './search.queries.ts';

/**
 * Returns the statement for a query of public palettes.
 *
 * @param search the parsed search terms, from `SearchWords`
 */
export function publicPalettesStatement(
  message: string,
  query: PublicPalettesQuery,
  search: SearchFor,
): JsonStatement {
  if (query.mode === 'random') return selectRandom(message, query.limit);
  return isSearch(query) ? selectMatches(message, query, search) : selectPage(message, query);
}

const isSearch = ({ mode, search, near }: PublicPalettesQuery) =>
  mode === undefined && (near !== undefined || foldForSearch(search ?? '') !== '');

@Injectable()
export class PublicPalettesService {
  readonly #searches = new SearchSlots({ slots: SEARCH_CONNECTIONS, waiting: 64 });

  constructor(
    @Inject(JsonQueries) private readonly answers: JsonQueries,
    @Inject(SearchWords) private readonly words: SearchWords,
  ) {}

  /** @throws {AppError} SERVICE_UNAVAILABLE when a search takes too long or too many run */
  async list(message: string, query: PublicPalettesQuery): Promise<string> {
    const search = await this.words.read(query);
    const answer = () => this.answers.get(publicPalettesStatement(message, query, search));
    return (await (isSearch(query) ? this.#searches.run(answer) : answer())) as string;
  }
}
