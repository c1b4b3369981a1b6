import { SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const ANY_QUERY = 'danqing:any-query';
const QUERY = 4;
const API = '/api/';
const NAME_LENGTH = 100;

/**
 * Allows undeclared query parameters, because the endpoint's caller adds its own. Name that caller in a
 * comment at the use.
 */
export const AnyQuery = () => SetMetadata(ANY_QUERY, true);

interface Argument {
  data?: unknown;
  schema?: { shape?: object };
}

/**
 * Refuses query parameters that an API endpoint does not declare with `@Query({ schema })` or
 * `@Query('name')`. A misspelt filter must not return everything. Pages accept any parameter, since external
 * links add theirs.
 */
export class DeclaredQueryGuard implements CanActivate {
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
