import { PALETTE_PAGE_SIZE, publicPalettesQuerySchema, RANDOM_PALETTES } from '@danqing/contracts/palettes';
import { createDataSource } from '@danqing/nest-kit';
import { palettesDatabase, publicPalettesStatement, SearchWords } from '@danqing/palettes';
import {
  CLIENTS,
  growthFigures,
  compareWithPlain,
  startBenchPostgres,
  comparisonFigure,
  type Comparison,
} from './compare-with-plain.ts';
import type { Figure } from './figure.ts';
import { knownColors } from './known-colors.ts';
import { loadPalettes } from './load-palettes.ts';
import { measureRequests, type Load } from './measure-requests.ts';
import { startProgram } from './start-program.ts';

const SIZES = [10_000, 1_000_000] as const;
const AIM = 0.8;

/**
 * Measures the palettes service against a bare Fastify with the same prepared statement, on a small and a
 * large database. Then compares both sizes.
 */
export async function* palettesFigures(): AsyncGenerator<Figure> {
  const postgres = await startBenchPostgres();
  try {
    const loads: Map<string, Load>[] = [];
    for (const size of SIZES) {
      const databaseUrl = await postgres.newDatabase(`palettes_${size}`);
      await loadPalettes(databaseUrl, size);
      const measured = new Map<string, Load>();
      for await (const { question, query, ...turns } of measureAll(databaseUrl, size)) {
        measured.set(question, turns.ours);
        yield comparisonFigure(`${question}, ${size.toLocaleString('en')} palettes`, query, turns, AIM);
      }
      loads.push(measured);
    }
    yield* growthFigures('palettes', SIZES, loads);
  } finally {
    await postgres.stop();
  }
}

interface Measured extends Comparison {
  question: string;
  query: string;
}

async function* measureAll(databaseUrl: string, size: number): AsyncGenerator<Measured> {
  const service = await startProgram('tools/bench/palettes-server.ts', databaseUrl);
  const words = new SearchWords(knownColors);
  const { poolSize } = palettesDatabase(databaseUrl);
  if (poolSize === undefined) throw new Error('the service says nothing of the size of its pool');
  try {
    // Warm up first: our build has more code to JIT-compile than the peer's.
    await measureRequests(`${service.url}/api/palettes/public`, { connections: CLIENTS });
    for (const [question, query] of await queries(databaseUrl, size)) {
      const parsed = publicPalettesQuerySchema.parse(Object.fromEntries(new URLSearchParams(query)));
      const statement = publicPalettesStatement('', parsed, await words.read(parsed));
      const url = `${service.url}/api/palettes/public?${query}`;
      yield {
        question,
        query,
        ...(await compareWithPlain(url, { databaseUrl, poolSize, statement })),
      };
    }
  } finally {
    await service.stop();
  }
}

async function queries(databaseUrl: string, size: number): Promise<[string, string][]> {
  const { default: pageSize } = PALETTE_PAGE_SIZE;
  const dataSource = await createDataSource(palettesDatabase(databaseUrl));
  const [some] = await dataSource.query<[{ name: string }]>(
    `select name from palettes.palettes where listed and id > $1 order by id limit 1`,
    [size / 2],
  );
  await dataSource.destroy();
  return [
    ['first page by downloads', 'sortBy=downloads'],
    ['first page by age', 'sortBy=newest'],
    ['last page by downloads', `sortBy=downloads&page=${size / pageSize}`],
    ['last page by age', `sortBy=newest&page=${size / pageSize}`],
    ['random five', `mode=random&limit=${RANDOM_PALETTES}`],
    ['search for a common character', `search=${encodeURIComponent('红')}`],
    ['search for a rare name', `search=${encodeURIComponent(some.name)}`],
    ['search for what a colour is called in English', 'search=vermilion'],
    ['search for a common English word', 'search=blue'],
    ['palettes near a colour', `near=${encodeURIComponent('#F04A3A')}`],
  ];
}
