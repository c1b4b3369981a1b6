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
  warmUpSeconds?: number;
}

const CONNECTIONS = 16;
const SECONDS = 4;

/**
 * Sends requests to one URL for some seconds, after a warm-up.
 *
 * @throws {Error} for responses other than 2xx, because a fast error is not a valid figure
 */
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
