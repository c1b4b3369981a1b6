import { SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const ANY_QUERY = 'danqing:any-query';
/** Nest's number for `@Query()` in the metadata of a handler's arguments. */
const QUERY = 4;
const API = '/api/';
/** Characters of a name that are repeated in the answer. */
const NAME_LENGTH = 100;

/** The endpoint takes parameters that it does not know, because who calls it adds some of its own. Say who, beside it. */
export const AnyQuery = () => SetMetadata(ANY_QUERY, true);

interface Argument {
  data?: unknown;
  schema?: { shape?: object };
}

/**
 * Refuses query parameters that an endpoint of the API does not declare by `@Query({ schema })` or `@Query('name')`: a name
 * with a slip in it must not answer with everything. Pages take any, as links have them from elsewhere.
 */
export class StatedQueryGuard implements CanActivate {
  readonly #reflector = new Reflector();
  readonly #known = new WeakMap<object, ReadonlySet<string>>();

  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const given = Object.keys((request.query ?? {}) as object);
    if (given.length === 0 || !request.routeOptions.url?.startsWith(API)) return true;
    const handler = context.getHandler();
    const places = [handler, context.getClass()];
    if (this.#reflector.getAllAndOverride<boolean | undefined>(ANY_QUERY, places)) return true;
    let known = this.#known.get(handler);
    if (!known) this.#known.set(handler, (known = namesOf(context.getClass(), handler.name)));
    const unknown = given.find((name) => !known.has(name));
    if (unknown !== undefined)
      throw new AppError('INPUT_INVALID', { field: unknown.slice(0, NAME_LENGTH) || undefined });
    return true;
  }
}

/** @throws for a schema that is no object, of which the names are not known */
function namesOf(controller: object, method: string): ReadonlySet<string> {
  const all = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    Argument
  >;
  const queries = Object.entries(all).filter(([key]) => key.startsWith(`${QUERY}:`));
  return new Set(
    queries.flatMap(([, { data, schema }]) => {
      if (typeof data === 'string') return [data];
      if (!schema?.shape) throw new Error(`${method}: @Query() needs a schema that is an object`);
      return Object.keys(schema.shape);
    }),
  );
}
