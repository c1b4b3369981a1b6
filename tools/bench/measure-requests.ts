import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p99Ms: number;
}

const CONNECTIONS = 16;
const SECONDS = 4;

/** Loads one address for a few seconds. Throws when an answer is not 2xx: a fast error is no figure. */
export async function measureRequests(url: string, headers: Record<string, string> = {}): Promise<Load> {
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}
