import type { FastifyRequest } from 'fastify';

/** Returns the request's address on this site without one query parameter. */
export function withoutParameter({ url }: FastifyRequest, parameter: string, basePath: string): string {
  const [path = '/', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete(parameter);
  // A leading `//elsewhere.example` would lead to another site.
  return `${basePath}${path.replace(/^[/\\]+/, '')}${query.size > 0 ? `?${query}` : ''}`;
}
