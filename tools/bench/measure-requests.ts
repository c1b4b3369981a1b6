import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface LoadOptions {
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
  /** Seconds before that do not count. */
  warmUpSeconds?: number;
}

const CONNECTIONS = 16;
const SECONDS = 4;

/** Loads one address for a few seconds, after one to warm up. Throws when an answer is not 2xx: a fast error is no figure. */
export async function measureRequests(url: string, options: LoadOptions = {}): Promise<Load> {
  const { headers = {}, connections = CONNECTIONS, seconds = SECONDS, warmUpSeconds = 1 } = options;
  if (warmUpSeconds > 0) await autocannon({ url, headers, connections, duration: warmUpSeconds });
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
