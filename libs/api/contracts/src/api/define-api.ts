import type { z } from 'zod';
import type { ErrorCode } from '../errors/errors.ts';

export type ApiAccess = 'public' | 'members' | 'operators' | 'publishers' | 'operators and publishers';

/** A non-JSON body, by its media type or its possible media types. */
export interface MediaResponse {
  mediaType: string | readonly string[];
}

export interface ApiRoute {
  summary: string;
  access: ApiAccess;
  params?: Record<string, z.ZodType>;
  /** Headers by name. A header is optional if its schema is. */
  headers?: Record<string, z.ZodType>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Media type of a non-JSON body. */
  bodyType?: string;
  /** Responses by status: a JSON schema, another media type, or null for no body. */
  answers: Record<number, z.ZodType | MediaResponse | null>;
  /**
   * Codes specific to this route, in addition to `SHARED_ERRORS` and the errors of operators and publishers by its
   * access level.
   */
  errors?: readonly ErrorCode[];
  /** True for routes that exist only on development servers. Published descriptions leave them out. */
  development?: true;
  /** True for routes of the release plane, whose errors may also have the fields of `operatorErrorSchema`. */
  refusals?: true;
  example?: { body?: unknown; answer?: unknown };
}

/** Routes by method and path, such as `POST /api/palettes/:id/reports`. */
export type Api = Record<string, ApiRoute>;

/** Finds the route of a request, or undefined. A literal segment wins over a parameter. */
export function findApiRoute(
  api: Api,
  method: string,
  path: string,
): { address: string; route: ApiRoute } | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  return Object.entries(api)
    .filter(([address]) => {
      const [verb, pattern = ''] = address.split(' ');
      return verb === wanted && patternOf(pattern).test(path);
    })
    .map(([address, route]) => ({ address, route }))
    .toSorted((a, b) => parametersIn(a.address) - parametersIn(b.address))[0];
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\*/g, '.+')}/?$`);
const parametersIn = (address: string) => address.split(':').length + address.split('*').length;
