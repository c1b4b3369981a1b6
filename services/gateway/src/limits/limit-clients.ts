import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { ClientLimit, ClientLimits } from './client-limits.ts';
import { routeLimit } from './route-limits.ts';

/** Gives every route that is registered from now on the longest body that it needs. */
export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const [method = 'GET'] = [route.method].flat();
    route.bodyLimit ??= routeLimit(method, route.url).bodyBytes;
  });
}

/**
 * Counts every request that a controller answers. It runs after the guards: a member has a budget of their own, which
 * others of their network cannot use up.
 */
@Injectable()
export class ClientLimitsInterceptor implements NestInterceptor {
  constructor(private readonly limits: ClientLimits) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    countRequest(this.limits, context.switchToHttp().getRequest<FastifyRequest>());
    return next.handle();
  }
}

/** Throws RATE_LIMITED when the client has asked too often. */
export function countRequest(limits: ClientLimits, request: FastifyRequest): void {
  const { method, routeOptions, query } = request;
  const { counts } = routeLimit(method, routeOptions.url ?? '/');
  if (counts !== null) limits.take(isSearch(counts, query) ? 'searches' : counts, request);
}

const isSearch = (counts: ClientLimit, query: unknown): boolean =>
  counts === 'lists' && ['search', 'near'].some((name) => Object.hasOwn(query as object, name));
