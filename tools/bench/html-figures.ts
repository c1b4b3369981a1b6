import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { quantile } from './median.ts';
import type { Figure } from './figure.ts';
import { startBenchSite } from './start-bench-site.ts';

const PAGE = '/colors/%E6%9C%88%E7%99%BD';
const ROUNDS = 9;
const REQUESTS = 5000;
const CONNECTIONS = 8;
/** Milliseconds per tick of /proc; the same on all known Linux systems. */
const TICK_MS = 10;
const LIMIT_MS = 0.2;

/**
 * Measures the gateway's CPU time per page, against a file with the same content from the same process. The
 * difference is the cost of resolving the release document and rendering. Linux only.
 */
export async function* htmlFigures(): AsyncGenerator<Figure> {
  const site = await startBenchSite();
  try {
    const gateway = childOf(site.child.pid ?? 0);
    for (const encoding of ['identity', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const page = await fetch(site.url + PAGE, { headers: { 'accept-encoding': 'identity' } });
      const file = placeFile(join(site.folder, 'data/releases'), Buffer.from(await page.arrayBuffer()));
      const measure = (path: string) => processorTime(gateway, site.url + path, headers);
      const [pages, files]: [number[], number[]] = [[], []];
      for (let round = 0; round <= ROUNDS; round++) {
        const [pageMs, fileMs] = [await measure(PAGE), await measure(file)];
        if (round === 0) continue;
        pages.push(pageMs);
        files.push(fileMs);
      }
      const added = pages.map((pageMs, round) => pageMs - (files[round] ?? 0));
      yield {
        name: `processor time of a page over a file of its bytes (${encoding}), ms`,
        pageMs: median(pages),
        fileMs: median(files),
        addedMs: median(added),
        limitMs: LIMIT_MS,
        ratio: Math.round((median(pages) / median(files)) * 100) / 100,
      };
    }
  } finally {
    await site.stop();
  }
}

const median = (sample: readonly number[]) =>
  quantile(
    sample.map((value) => value * 1000),
    0.5,
  ) / 1000;

function placeFile(releases: string, bytes: Buffer): string {
  const [release = ''] = readdirSync(join(releases, 'shell'));
  writeFileSync(join(releases, 'shell', release, 'bench.json'), bytes);
  return `/areas/shell/${release}/bench.json`;
}

async function processorTime(pid: number, url: string, headers: Record<string, string>): Promise<number> {
  const before = ticksOf(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, amount: REQUESTS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return ((ticksOf(pid) - before) * TICK_MS) / REQUESTS;
}

function ticksOf(pid: number): number {
  const [user, system] = fieldsOf(pid).slice(11, 13);
  return Number(user) + Number(system);
}

function childOf(parent: number): number {
  const found = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(fieldsOf(Number(name))[1]) === parent,
  );
  const gateway = found.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('gateway'));
  if (!gateway) throw new Error('the site runs without a gateway');
  return Number(gateway);
}

/** Fields of /proc after the process name; empty when the process has ended. */
function fieldsOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
