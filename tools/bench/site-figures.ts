import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { measureRequests } from './measure-requests.ts';
import { startBenchSite } from './start-bench-site.ts';
import { startCommand } from './start-command.ts';

const PAGES = [
  { name: 'GET /api/colors (br)', path: '/api/colors', headers: { 'accept-encoding': 'br' } },
  { name: 'GET /api/colors (identity)', path: '/api/colors', headers: { 'accept-encoding': 'identity' } },
  {
    name: 'GET /colors/月白 (br)',
    path: '/colors/%E6%9C%88%E7%99%BD',
    headers: { 'accept-encoding': 'br' },
  },
  {
    name: 'GET /colors/月白 (identity)',
    path: '/colors/%E6%9C%88%E7%99%BD',
    headers: { 'accept-encoding': 'identity' },
  },
];

export async function* siteFigures(): AsyncGenerator<Figure> {
  const site = await startBenchSite();
  try {
    const megabytes = residentMegabytes(site.child.pid ?? 0);
    yield { name: 'idle memory of npm start', megabytes, limit: 400, ratio: round(megabytes / 400) };
    for (const { name, path, headers } of PAGES) {
      // The peer sends only the body; the cost of the other headers belongs to the site.
      const answer = await fetch(site.url + path, { headers });
      const encoding = answer.headers.get('content-encoding');
      const file = join(site.folder, 'body');
      writeFileSync(
        file,
        encoding ? await rawBody(site.url + path, headers) : Buffer.from(await answer.arrayBuffer()),
      );
      const peer = await startCommand(
        [
          'tools/bench/plain-server.ts',
          file,
          answer.headers.get('content-type') ?? '',
          ...(encoding ? [encoding] : []),
        ],
        {},
        /^(http\S+)$/m,
      );
      try {
        const ours = await measureRequests(site.url + path, { headers });
        const theirs = await measureRequests(peer.url + path, { headers });
        yield {
          name,
          requestsPerSecond: Math.round(ours.requestsPerSecond),
          p99Ms: ours.p99Ms,
          peerRequestsPerSecond: Math.round(theirs.requestsPerSecond),
          ratio: round(ours.requestsPerSecond / theirs.requestsPerSecond),
          aim: 0.6,
        };
      } finally {
        await peer.stop();
      }
    }
  } finally {
    await site.stop();
  }
}

const round = (value: number) => Math.round(value * 100) / 100;

async function rawBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/**
 * Proportional set size of a process tree and its database, in megabytes (10^6 bytes). PSS counts shared
 * pages once. Linux only.
 */
function residentMegabytes(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }];
      } catch {
        return [];
      }
    });
  const family = (pid: number): number[] => [
    pid,
    ...processes.filter((process) => process.parent === pid).flatMap((process) => family(process.pid)),
  ];
  const kilobytes = family(root).reduce((sum, pid) => sum + proportionalKilobytes(pid), 0);
  return Math.round((kilobytes * 1024) / 1e6);
}

function proportionalKilobytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
