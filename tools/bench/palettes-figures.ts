import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PALETTE_PAGE_SIZE, publicPalettesQuerySchema, RANDOM_PALETTES } from '@danqing/contracts/palettes';
import { createDataSource, startEmbeddedPostgres } from '@danqing/nest-kit';
import { palettesDatabase, publicPalettesStatement, SearchWords } from '@danqing/palettes';
import { knownColors } from './known-colors.ts';
import { loadPalettes } from './load-palettes.ts';
import { measureRequests, type Load } from './measure-requests.ts';
import type { Figure } from './figure.ts';
import { startProgram, type Program } from './start-program.ts';

const SIZES = [10_000, 1_000_000] as const;
const CLIENTS = 32;
/** Both sides take short turns, so that other load of the machine affects both alike. The first one warms up. */
const ROUNDS = 6;
const SECONDS = 2;

/**
 * The palettes service over a small and a large database, against a bare Fastify that runs the same prepared statement
 * in the same database; then how much slower the large one is.
 */
export async function* palettesFigures(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-bench-'));
  // Not private: as root the database runs as another user.
  chmodSync(folder, 0o755);
  // Only loading waits for the disk.
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { fsync: 'off', max_wal_size: '4GB' },
  });
  try {
    const loads: Map<string, Load>[] = [];
    for (const size of SIZES) {
      const databaseUrl = await newDatabase(server.url, `palettes_${size}`);
      await loadPalettes(databaseUrl, size);
      const measured = new Map<string, Load>();
      for await (const { question, query, ours, peer, ratio } of measureAll(databaseUrl, size)) {
        measured.set(question, ours);
        yield {
          name: `${question}, ${size.toLocaleString('en')} palettes`,
          query,
          ...rounded(ours),
          peerRequestsPerSecond: Math.round(peer.requestsPerSecond),
          peerP50Ms: peer.p50Ms,
          peerP99Ms: peer.p99Ms,
          ratio: round(ratio),
          aim: 0.8,
        };
      }
      loads.push(measured);
    }
    yield* growth(loads);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  question: string;
  query: string;
  ours: Load;
  peer: Load;
  /** Of the requests per second; the middle one of the turns. */
  ratio: number;
}

async function* measureAll(databaseUrl: string, size: number): AsyncGenerator<Measured> {
  const service = await startProgram('tools/bench/palettes-server.ts', databaseUrl);
  const words = new SearchWords(knownColors);
  try {
    // Of its own code there is more than of the peer's to get warm, once.
    await measureRequests(`${service.url}/api/palettes/public`, { connections: CLIENTS });
    for (const [question, query] of await questions(databaseUrl, size)) {
      const parsed = publicPalettesQuerySchema.parse(Object.fromEntries(new URLSearchParams(query)));
      const statement = JSON.stringify(publicPalettesStatement('', parsed, await words.read(parsed)));
      const poolSize = String(palettesDatabase(databaseUrl).poolSize);
      const plain = await startProgram(
        'tools/bench/plain-palettes-server.ts',
        databaseUrl,
        poolSize,
        statement,
      );
      try {
        yield { question, query, ...(await takeTurns(`${service.url}/api/palettes/public?${query}`, plain)) };
      } finally {
        await plain.stop();
      }
    }
  } finally {
    await service.stop();
  }
}

async function takeTurns(url: string, plain: Program): Promise<Omit<Measured, 'question' | 'query'>> {
  const rounds: { ours: Load; peer: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const load = { connections: CLIENTS, seconds: SECONDS, warmUpSeconds: 0 };
    rounds.push({ ours: await measureRequests(url, load), peer: await measureRequests(plain.url, load) });
  }
  const counted = rounds.slice(1);
  return {
    ours: middle(counted.map(({ ours }) => ours)),
    peer: middle(counted.map(({ peer }) => peer)),
    ratio: median(counted.map(({ ours, peer }) => ours.requestsPerSecond / peer.requestsPerSecond)),
  };
}

/** What is asked, with its query. */
async function questions(databaseUrl: string, size: number): Promise<[string, string][]> {
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

function* growth([small, large]: Map<string, Load>[]): Generator<Figure> {
  for (const [question, load] of small ?? []) {
    const grown = large?.get(question);
    if (!grown) continue;
    yield {
      name: `${question}, ${SIZES.map((size) => size.toLocaleString('en')).join(' → ')} palettes`,
      p50Ms: grown.p50Ms,
      p50MsBefore: load.p50Ms,
      ratio: round(grown.requestsPerSecond / load.requestsPerSecond),
    };
  }
}

async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const dataSource = await createDataSource({ name: 'bench', url: serverUrl, entities: [], migrations: [] });
  await dataSource.query(`create database ${name}`);
  await dataSource.destroy();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const middle = (loads: Load[]): Load => {
  const of = (measure: keyof Load) => median(loads.map((load) => load[measure]));
  return { requestsPerSecond: of('requestsPerSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') };
};
const rounded = ({ requestsPerSecond, p50Ms, p99Ms }: Load) => ({
  requestsPerSecond: Math.round(requestsPerSecond),
  p50Ms,
  p99Ms,
});
const round = (value: number) => Math.round(value * 100) / 100;
