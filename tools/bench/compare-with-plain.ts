import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource, startEmbeddedPostgres, type JsonStatement } from '@danqing/nest-kit';
import type { Figure } from './figure.ts';
import { measureRequests, type Load } from './measure-requests.ts';
import { startProgram } from './start-program.ts';

export const CLIENTS = 32;
/**
 * Both sides alternate in short rounds, so that other load affects them equally. The first round warms up.
 */
const ROUNDS = 6;
const SECONDS = 2;

export interface Comparison {
  ours: Load;
  peer: Load;
  ratio: number;
}

/** Measures a service against a bare Fastify that runs the same prepared statement on the same database. */
export async function compareWithPlain(
  url: string,
  { databaseUrl, poolSize, statement }: { databaseUrl: string; poolSize: number; statement: JsonStatement },
): Promise<Comparison> {
  const plain = await startProgram(
    'tools/bench/plain-statement-server.ts',
    databaseUrl,
    String(poolSize),
    JSON.stringify(statement),
  );
  try {
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
  } finally {
    await plain.stop();
  }
}

export const comparisonFigure = (
  name: string,
  query: string,
  { ours, peer, ratio }: Comparison,
  aim: number,
): Figure => ({
  name,
  query,
  requestsPerSecond: Math.round(ours.requestsPerSecond),
  p50Ms: ours.p50Ms,
  p99Ms: ours.p99Ms,
  peerRequestsPerSecond: Math.round(peer.requestsPerSecond),
  peerP50Ms: peer.p50Ms,
  peerP99Ms: peer.p99Ms,
  ratio: round(ratio),
  aim,
});

export function* growthFigures(
  what: string,
  sizes: readonly number[],
  [small, large]: Map<string, Load>[],
): Generator<Figure> {
  for (const [question, load] of small ?? []) {
    const grown = large?.get(question);
    if (!grown) continue;
    yield {
      name: `${question}, ${sizes.map((size) => size.toLocaleString('en')).join(' → ')} ${what}`,
      p50Ms: grown.p50Ms,
      p50MsBefore: load.p50Ms,
      p99Ms: grown.p99Ms,
      p99MsBefore: load.p99Ms,
      ratio: round(grown.requestsPerSecond / load.requestsPerSecond),
    };
  }
}

export async function startBenchPostgres(): Promise<{
  newDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-bench-'));
  // As root, Postgres runs as another user, which cannot enter a private folder.
  chmodSync(folder, 0o755);
  // fsync affects only loading here.
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { fsync: 'off', max_wal_size: '4GB' },
  });
  return {
    async newDatabase(name) {
      const dataSource = await createDataSource({
        name: 'bench',
        url: server.url,
        entities: [],
        migrations: [],
      });
      await dataSource.query(`create database ${name}`);
      await dataSource.destroy();
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const middle = (loads: Load[]): Load => {
  const of = (measure: keyof Load) => median(loads.map((load) => load[measure]));
  return { requestsPerSecond: of('requestsPerSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') };
};
const round = (value: number) => Math.round(value * 100) / 100;
