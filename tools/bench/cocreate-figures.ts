import { cocreateDatabase, cocreatedPageStatement } from '@danqing/cocreate';
import { COCREATE_PAGE_SIZE, cocreatedColorsQuerySchema } from '@danqing/contracts/cocreate';
import { createDataSource } from '@danqing/nest-kit';
import {
  CLIENTS,
  growthFigures,
  compareWithPlain,
  startBenchPostgres,
  comparisonFigure,
} from './compare-with-plain.ts';
import type { Figure } from './figure.ts';
import { loadColors } from './load-colors.ts';
import { measureRequests, type Load } from './measure-requests.ts';
import { startProgram } from './start-program.ts';

const SIZES = [1_000, 100_000] as const;
const AIM = 0.9;
const PATH = '/api/co-create/colors';
const PICTURES = '/api/creations/pictures/';

/**
 * Measures the list of co-created colours against a bare Fastify with the same prepared statement, on a small
 * and a large database. Then compares both sizes.
 */
export async function* cocreateFigures(): AsyncGenerator<Figure> {
  const postgres = await startBenchPostgres();
  try {
    const loads: Map<string, Load>[] = [];
    for (const size of SIZES) {
      const databaseUrl = await postgres.newDatabase(`cocreate_${size}`);
      await loadColors(databaseUrl, size);
      const measured = new Map<string, Load>();
      const { names, poolSize } = await facts(databaseUrl);
      const service = await startProgram('tools/bench/cocreate-server.ts', databaseUrl);
      try {
        // Warm up first: our build has more code to JIT-compile than the peer's.
        await measureRequests(`${service.url}${PATH}`, { connections: CLIENTS });
        for (const [question, query] of queries(names)) {
          const { page, userId, ...rest } = cocreatedColorsQuerySchema.parse(
            Object.fromEntries(new URLSearchParams(query)),
          );
          const statement = cocreatedPageStatement({
            ...rest,
            page: page ?? 1,
            userId: userId ?? null,
            locale: 'zh',
          })(PICTURES);
          const turns = await compareWithPlain(`${service.url}${PATH}?${query}`, {
            databaseUrl,
            poolSize,
            statement,
          });
          measured.set(question, turns.ours);
          yield comparisonFigure(`${question}, ${size.toLocaleString('en')} colours`, query, turns, AIM);
        }
      } finally {
        await service.stop();
      }
      loads.push(measured);
    }
    yield* growthFigures('colours', SIZES, loads);
  } finally {
    await postgres.stop();
  }
}

function queries(names: number): [string, string][] {
  const last = Math.ceil(names / COCREATE_PAGE_SIZE.default);
  return [
    ['first page by age', 'sort=latest'],
    ['first page by likes', 'sort=likes'],
    ['last page by age', `sort=latest&page=${last}`],
    ['last page by likes', `sort=likes&page=${last}`],
    ['a member’s own', 'userId=1'],
  ];
}

async function facts(databaseUrl: string): Promise<{ names: number; poolSize: number }> {
  const dataSource = await createDataSource(cocreateDatabase(databaseUrl));
  const [{ names }] = await dataSource.query<[{ names: number }]>(`select names from cocreate.totals`);
  const { poolSize } = dataSource.options;
  await dataSource.destroy();
  if (poolSize === undefined) throw new Error('the service says nothing of the size of its pool');
  return { names, poolSize };
}
