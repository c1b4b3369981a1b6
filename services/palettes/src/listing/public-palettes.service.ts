import type { PublicPalettesQuery } from '@danqing/contracts/palettes';
import { Inject, Injectable } from '@nestjs/common';
import { Answers, type AnswerStatement } from '../database/answers.ts';
import { SEARCH_CONNECTIONS } from '../database/palettes-database.ts';
import { foldForSearch } from '../search/search-text.ts';
import { selectPage } from './page.queries.ts';
import { selectRandom } from './random.queries.ts';
import { SearchPlaces } from './search-places.ts';
import { selectMatches } from './search.queries.ts';

/** The statement that answers a query for public palettes. */
export function publicPalettesStatement(message: string, query: PublicPalettesQuery): AnswerStatement {
  if (query.mode === 'random') return selectRandom(message, query.limit);
  const search = { text: foldForSearch(query.search ?? '') || undefined, near: query.near };
  return isSearch(query) ? selectMatches(message, query, search) : selectPage(message, query);
}

const isSearch = ({ mode, search, near }: PublicPalettesQuery) =>
  mode === undefined && (near !== undefined || foldForSearch(search ?? '') !== '');

/** The public palettes, as JSON texts with the message given. */
@Injectable()
export class PublicPalettesService {
  readonly #searches = new SearchPlaces({ places: SEARCH_CONNECTIONS, waiting: 64 });

  constructor(@Inject(Answers) private readonly answers: Answers) {}

  /** @throws AppError SERVICE_UNAVAILABLE when a search takes too long or too many run */
  async list(message: string, query: PublicPalettesQuery): Promise<string> {
    const answer = () => this.answers.get(publicPalettesStatement(message, query));
    return (await (isSearch(query) ? this.#searches.run(answer) : answer())) as string;
  }
}
