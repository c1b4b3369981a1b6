import type { FastifyRequest } from 'fastify';

/**
 * Returns whether the response is likely to run as a page. Prefetches and fetches by a service worker are not;
 * clients that send no Fetch Metadata are assumed to open it.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function opensPage({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return method === 'GET' && destination === 'document' && !('sec-purpose' in headers);
}
