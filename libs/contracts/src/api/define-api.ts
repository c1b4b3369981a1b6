import type { z } from 'zod';
import type { ErrorCode } from '../errors/errors.ts';

/** Who gets an answer other than UNAUTHENTICATED; what `@Public()`, `@Members()` and the like state. */
export type ApiAccess = 'public' | 'members' | 'operators' | 'publishers' | 'operators and publishers';

/** A body that is no JSON, by its media type, or by those of which it has one. */
export interface MediaAnswer {
  mediaType: string | readonly string[];
}

/** What one route takes and answers. */
export interface ApiRoute {
  /** One English sentence. */
  summary: string;
  access: ApiAccess;
  params?: Record<string, z.ZodType>;
  /** By name; a header that may be left out is optional in its schema. */
  headers?: Record<string, z.ZodType>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Media type of the body when it is no JSON. */
  bodyType?: string;
  /** By status: schema of the JSON, another media type, or null for no body. */
  answers: Record<number, z.ZodType | MediaAnswer | null>;
  /** Codes of this route alone: those in `SHARED_ERRORS`, and for operators those of their access, may come from every route. */
  errors?: readonly ErrorCode[];
  /** The release plane refuses in its own words: `operatorRefusalSchema`, with a code of its own. */
  refusals?: true;
  /** Examples of a body and of an answer. */
  example?: { body?: unknown; answer?: unknown };
}

/** Routes by method and path, as `POST /api/palettes/:id/reports`. */
export type Api = Record<string, ApiRoute>;

/** Finds the route that answers a request; a literal segment wins over a parameter. Undefined where there is none. */
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
