import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { ClientLimit, ClientLimits } from './client-limits.ts';
import { routeLimit } from './route-limits.ts';

export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const [method = 'GET'] = [route.method].flat();
    route.bodyLimit ??= routeLimit(method, route.url).bodyBytes;
  });
}

/**
 * Counts requests after the guards, so that members use their own budget. Other clients of their network
 * cannot exhaust it.
 */
@Injectable()
export class ClientLimitsInterceptor implements NestInterceptor {
  constructor(private readonly limits: ClientLimits) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    countRequest(this.limits, context.switchToHttp().getRequest<FastifyRequest>());
    return next.handle();
  }
}

export function countRequest(limits: ClientLimits, request: FastifyRequest): void {
  const { method, routeOptions, query } = request;
  const { bucket } = routeLimit(method, routeOptions.url ?? '/');
  if (bucket !== null) limits.take(isSearch(bucket, query) ? 'searches' : bucket, request);
}

const isSearch = (counts: ClientLimit, query: unknown): boolean =>
  counts === 'lists' && ['search', 'near'].some((name) => Object.hasOwn(query as object, name));
